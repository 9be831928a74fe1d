import { randomUUID } from 'node:crypto';
import type { ShopClient } from '@cork-and-petal/sdk';
import type { components } from '@cork-and-petal/sdk/schema';

type Schemas = components['schemas'];

/** The results of one order that was sent twice with the same key. */
export interface Attempted {
  /** How the first request ended: `answered`, or how its answer was lost. */
  first: string;
  /** The outcome that the backend reported when it was asked. */
  outcome: Schemas['OrderAttemptAnswer'];
  /** The answer when the order was sent again. */
  repeated: Schemas['PlaceOrderAnswer'];
}

/** Buys like an integrator: sends the order, asks for the outcome, and sends it again. */
export async function buyThrough(
  { faulty, sound }: { faulty: ShopClient; sound: ShopClient },
  body: Record<string, unknown>,
): Promise<Attempted> {
  const headers = { 'Idempotency-Key': randomUUID() };
  const order = { body: body as Schemas['PlaceOrderRequest'], headers };
  const first = await faulty.call('placeOrder', order);
  const asked = await sound.call('getOrderAttempt', { body: { cart_id: order.body.cart_id }, headers });
  const repeated = await sound.call('placeOrder', order);
  if (!asked.ok || !repeated.ok) throw new Error('The shop does not answer where nothing is in the way.');
  return { first: first.ok ? 'answered' : first.failure.kind, outcome: asked.data, repeated: repeated.data };
}
