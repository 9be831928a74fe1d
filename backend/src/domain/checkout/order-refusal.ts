import type { components } from '@cork-and-petal/sdk/schema';

export type PlaceOrderAnswer = components['schemas']['PlaceOrderAnswer'];
export type PlaceOrderRequest = components['schemas']['PlaceOrderRequest'];
export type InvalidItem = components['schemas']['InvalidItem'];

/** Why an order is not placed, as the call answers it; thrown, it undoes what the attempt had done. */
export class OrderRefusal extends Error {
  constructor(readonly answer: PlaceOrderAnswer) {
    super(answer.message);
  }
}

export const refused = (message: string): OrderRefusal => new OrderRefusal({ code: -1, message });

/** Dates and slots have a code of their own (SUM-26). */
export const invalidDates = (): OrderRefusal =>
  new OrderRefusal({ code: 'false', message: 'Invalid shipping dates detected' });

/** Every item that can no longer be sold as it was shown. */
export const invalidItems = (message: string, items: InvalidItem[]): OrderRefusal =>
  new OrderRefusal({ code: -1, message, invalid_items: items });

/** The shop knows the text and leads to the face check (X-075, KYC-27). */
export const FACE_NOT_SHOWN = 'Verify Yourself Before PlaceOrderCommand An Order';

export const NO_LONGER_AVAILABLE = 'Some items are no longer available.';
