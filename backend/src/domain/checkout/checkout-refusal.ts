import type { CartRefusal, Unavailability } from '../cart/cart-refusal';
import type { CustomerRefusal } from '../customer/customer-refusal';
import type { AgeRefusal } from '../identity/age';
import { Refused } from '../shared/refused';

/** A variant that cannot be ordered as it is in the cart. */
export interface UnavailableItem {
  variantId: number;
  reason: Unavailability;
}

interface RepricedItem {
  variantId: number;
  priceCents: number;
}

/** Why an order is refused. */
export type CheckoutRefusal =
  | Extract<CustomerRefusal, { kind: 'address-not-found' | 'card-not-found' | 'card-payment-not-configured' }>
  | AgeRefusal
  | { kind: 'cart-empty' }
  /** The shop opens the face check (X-075, KYC-27). */
  | { kind: 'face-check-required' }
  | { kind: 'delivery-address-missing' }
  | { kind: 'address-in-other-zipcode' }
  /** Each variant once. */
  | { kind: 'items-unavailable'; items: UnavailableItem[] }
  | { kind: 'items-repriced'; items: RepricedItem[] }
  | { kind: 'delivery-dates-invalid' }
  | { kind: 'tip-not-offered' }
  | { kind: 'payment-method-not-offered' }
  /** `message`: the provider's. */
  | { kind: 'card-declined'; message: string }
  | { kind: 'upi-id-invalid' }
  | { kind: 'upi-payment-not-approved' }
  /** Nothing is known to be wrong; the same request may be tried again. */
  | { kind: 'order-not-placed' };

/** Every refusal of an attempt to place an order. */
export type OrderRefusal = CheckoutRefusal | CartRefusal;

export const refused = (reason: CheckoutRefusal): Refused<CheckoutRefusal> => new Refused(reason);
