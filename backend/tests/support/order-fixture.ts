import { randomUUID } from 'node:crypto';
import type { Answer } from '../../src/adapters/http/operation';
import type { StateValues } from '../../testing/provider-states/state';
import { sendCall, type CallAnswer } from '../../testing/send-call';

/** The values of a state that is ready to order. */
export interface Ready {
  token: string;
  cartId: string;
  addressId: string;
  billingAddressId: string;
  cardId: string;
  lineId: string;
  otherLineId: string;
  sameDayDate: string;
  timeslot: string;
  nextDayDate: string;
}

export const ready = (values: StateValues): Ready => values as unknown as Ready;

/** Jane's order of both lines, paid by card; changes say what a test is about. */
export function janesOrder(values: Ready, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    cart_id: values.cartId,
    delivery_address_id: values.addressId,
    billing_address_id: values.billingAddressId,
    payment_method: 2,
    card_id: values.cardId,
    driver_tip: '0.00',
    deliverable: [
      {
        item_id: values.lineId,
        vendor_loc_id: '11',
        date: values.sameDayDate,
        timeslot: values.timeslot,
        shipping_amount: '6.99',
      },
      { item_id: values.otherLineId, vendor_loc_id: '12', date: values.nextDayDate, shipping_amount: '9.99' },
    ],
    ...changes,
  };
}

/** A guest's order of their only line, paid on delivery. */
export const guestsOrder = (values: Ready): Record<string, unknown> => ({
  cart_id: values.cartId,
  delivery_address_id: values.addressId,
  payment_method: 4,
  deliverable: [{ item_id: values.lineId, vendor_loc_id: '12', date: values.nextDayDate }],
});

/** Places an order under a new key, or under the given one. */
export async function place(
  baseUrl: string,
  values: Pick<Ready, 'token'>,
  body: Record<string, unknown>,
  key: string | null = randomUUID(),
): Promise<CallAnswer<Answer<'placeOrder'>>> {
  const headers: Record<string, string> = key === null ? {} : { 'Idempotency-Key': key };
  return sendCall(baseUrl, 'placeOrder', { body, token: values.token, headers });
}

/** What the shopper is told of an attempt, or without a key of the last one for the cart. */
export async function outcomeOf(
  baseUrl: string,
  { token, cartId }: Pick<Ready, 'token' | 'cartId'>,
  key?: string,
): Promise<Answer<'getOrderAttempt'>> {
  const headers = key === undefined ? undefined : { 'Idempotency-Key': key };
  return (await sendCall(baseUrl, 'getOrderAttempt', { body: { cart_id: cartId }, token, headers })).body;
}
