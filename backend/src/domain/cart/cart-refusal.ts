import { Refused } from '../shared/refused';

/** Why a line cannot be bought as it is. */
export type Unavailability =
  | { kind: 'not-sold' }
  | { kind: 'not-delivered'; zipcode: string }
  /** `message`: the vendor's; may be blank, then the screen shows its default text. */
  | { kind: 'sold-out'; message: string }
  | { kind: 'only-left'; count: number }
  | { kind: 'pick-up-not-offered' }
  | { kind: 'sold-elsewhere' }
  /** The wallet does not cover the line (BD-13). */
  | { kind: 'insufficient-balance' };

export type CartRefusal =
  | Unavailability
  /** Also for somebody else's cart (BDG-02). */
  | { kind: 'cart-not-found' }
  /** Its order is being paid: it is open again, or ordered, within seconds. */
  | { kind: 'cart-being-ordered' }
  | { kind: 'line-not-found' }
  | { kind: 'cart-for-other-zipcode'; cartZipcode: string; zipcode: string }
  | { kind: 'cart-for-dine-in' }
  | { kind: 'cart-for-delivery' }
  | { kind: 'quantity-out-of-range'; minimum: 0 | 1 }
  | { kind: 'quantity-too-large' }
  | { kind: 'out-of-stock' }
  | { kind: 'location-without-dine-in' }
  | { kind: 'coupon-not-found' }
  /** `message`: the coupon's; blank: the screen shows its default text (DEMO-44). */
  | { kind: 'coupon-refused'; message: string };

export const refused = (reason: CartRefusal): Refused<CartRefusal> => new Refused(reason);
