import { randomUUID } from 'node:crypto';
import type { ShopClient } from '@cork-and-petal/sdk';
import type { components } from '@cork-and-petal/sdk/schema';

type Schemas = components['schemas'];

/** What a buyer learnt of one order that was sent twice under one key. */
export interface Attempted {
  /** How the first sending ended: `answered`, or how its answer was lost. */
  first: string;
  /** What the shop said when it was asked. */
  outcome: Schemas['OrderAttemptAnswer'];
  /** What it answered when the order was sent again. */
  repeated: Schemas['PlaceOrderAnswer'];
}

/** Buys as an integrator does: sends the order, asks what became of it, and sends it again. */
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
