import type { Cart } from './cart';
import type { CartLine } from './cart-line';
import type { CartRefusal, Unavailability } from './cart-refusal';
import { type Coupon, couponApplies } from './coupon';
import { linesNotForPickUp, unavailableLines } from './line-availability';
import { lineTotal } from './priced-line';
import { type CartPrice, priceCart } from './pricing';
import type { StateCharges } from './state-charges';
import type { TaxRule } from './tax-rule';

/** A line with its group's delivery fee in this quote. */
export type QuotedLine = CartLine & { groupKey: string; groupShippingCents: number; lineTotalCents: number };

/** The cart as it would be charged now, for showing, reviewing and ordering. */
export interface Quote {
  cart: Cart;
  lines: QuotedLine[];
  price: CartPrice;
  /** Why lines cannot be bought, by line id. */
  unavailable: Map<number, Unavailability>;
  /** The coupon that is applied. */
  coupon: Coupon | null;
  /** Why the cart's coupon is not applied; it stays on the cart. */
  couponRefusal: CartRefusal | undefined;
}

/** How the shopper receives the order; only a delivery has a delivery fee. */
export type FulfilmentType = 'delivery' | 'pickup' | 'dine-in';

/** The fulfilment type of a cart before checkout. */
export const defaultFulfilment = (cart: Cart): FulfilmentType =>
  cart.kind === 'ordinary' ? 'delivery' : 'dine-in';

export interface QuoteOptions {
  fulfilment: FulfilmentType;
  /** The location of a pick-up; undefined: the location of each item. */
  retailerId?: number;
  now: Date;
}

/** What a cart's price depends on besides its lines. */
export interface PricingInputs {
  /** Of the state of its zipcode. */
  charges: StateCharges | null;
  /** The same; null: the rate in the charges applies. */
  taxRule: TaxRule | null;
  coupon: Coupon | null;
}

/** Prices a cart; `uncoveredIds` are the lines of a redemption that the wallet does not cover. */
export function priceQuote(
  cart: Cart,
  lines: QuotedLine[],
  { charges, taxRule, coupon: known }: PricingInputs,
  uncoveredIds: number[],
  { fulfilment, retailerId, now }: QuoteOptions,
): Quote {
  const subtotal = lines.reduce((total, line) => total + line.lineTotalCents, 0);
  const coupon = known && couponApplies(known, subtotal, now) ? known : null;
  const priced = lines.map((line) => ({ ...line, unitPriceCents: line.priceCents }));
  return {
    cart,
    lines,
    price: priceCart(priced, cart.kind === 'wallet' ? {} : { charges, taxRule, coupon }),
    unavailable: new Map<number, Unavailability>([
      ...(fulfilment === 'pickup' ? linesNotForPickUp(lines, retailerId) : []),
      ...uncoveredIds.map((id) => [id, { kind: 'insufficient-balance' }] as const),
      ...unavailableLines(lines, cart.zipcode),
    ]),
    coupon,
    couponRefusal: cart.couponCode === null || coupon ? undefined : couponRefusal(known),
  };
}

export const couponRefusal = (coupon: Coupon | null): CartRefusal =>
  coupon ? { kind: 'coupon-refused', message: coupon.refusalMessage } : { kind: 'coupon-not-found' };

/** Redeemed lines are prepaid: they cost nothing and are not delivered. */
export function quotedLine(loaded: CartLine, cart: Cart, fulfilment: FulfilmentType): QuotedLine {
  const line =
    cart.kind === 'wallet' ? { ...loaded, priceCents: 0, seenPriceCents: 0, served: true } : loaded;
  return {
    ...line,
    groupKey: `${line.locationId}_${line.speed}`,
    groupShippingCents: fulfilment === 'delivery' ? line.shippingCents : 0,
    lineTotalCents: lineTotal({ unitPriceCents: line.priceCents, quantity: line.quantity }),
  };
}
