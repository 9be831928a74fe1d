import type { CartRefusal, Unavailability } from '../cart/cart-refusal';
import { Refused } from '../shared/refused';

/** A variant that cannot be ordered as the cart has it. */
export interface UnavailableItem {
  variantId: number;
  reason: Unavailability;
}

export interface RepricedItem {
  variantId: number;
  priceCents: number;
}

/** Why an order is not placed. */
export type CheckoutRefusal =
  | { kind: 'cart-empty' }
  /** The shopper is led to the face check (X-075, KYC-27). */
  | { kind: 'face-check-required' }
  | { kind: 'delivery-address-missing' }
  /** Also for an address that is somebody else's (BDG-02). */
  | { kind: 'address-not-found' }
  | { kind: 'address-in-other-zipcode' }
  /** Each variant once. */
  | { kind: 'items-unavailable'; items: UnavailableItem[] }
  | { kind: 'items-repriced'; items: RepricedItem[] }
  | { kind: 'delivery-dates-invalid' }
  | { kind: 'tip-not-offered' }
  | { kind: 'payment-method-not-offered' }
  | { kind: 'card-not-found' }
  /** `message`: the provider's words. */
  | { kind: 'card-declined'; message: string }
  | { kind: 'upi-id-invalid' }
  | { kind: 'upi-payment-not-approved' }
  /** Nothing is known to be wrong: the same may be tried again. */
  | { kind: 'order-not-placed' };

/** What an attempt to place an order may come to. */
export type OrderRefusal = CheckoutRefusal | CartRefusal;

export const refused = (reason: CheckoutRefusal): Refused<CheckoutRefusal> => new Refused(reason);
