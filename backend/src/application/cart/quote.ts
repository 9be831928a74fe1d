import type { Database, Transaction } from '../../adapters/postgres/database';
import { type CartLine, loadLines } from '../../adapters/postgres/cart/cart-lines.repository';
import type { Cart } from '../../adapters/postgres/cart/cart.repository';
import { couponApplies } from '../../domain/cart/coupon';
import type { Coupon } from '../../adapters/postgres/cart/coupon.repository';
import { unavailableLines, uncollectableLines } from '../../domain/cart/line-availability';
import { type CartTotals, priceCart, rowTotal } from '../../domain/cart/pricing';
import { redeem, TOO_LITTLE_LEFT } from '../../domain/wallet/redemption';
import { listBalances } from '../../adapters/postgres/wallet/wallet.repository';
import { loadTerms } from '../../adapters/postgres/cart/terms.repository';

export const NO_SUCH_COUPON = 'This coupon does not exist.';

/** A line with what bringing its group costs in this quote. */
export type QuotedLine = CartLine & { groupKey: string; groupShippingCents: number; rowTotalCents: number };

/** The cart as it would be charged now; the same for showing, reviewing and ordering. */
export interface Quote {
  cart: Cart;
  lines: QuotedLine[];
  totals: CartTotals;
  /** Why lines cannot be bought, by line id. */
  unavailable: Map<number, string>;
  /** The coupon that is taken off. */
  coupon: Coupon | null;
  /** Why the cart's coupon takes nothing off; it stays on the cart. */
  couponRefusal: string | undefined;
}

/** How the goods change hands: only what is brought pays for delivery. */
export type Handover = 'delivery' | 'pickup' | 'dine-in';

export interface QuoteOptions {
  handover: Handover;
  /** Where a pick-up happens; undefined: wherever each item is sold. */
  retailerId?: number;
  now: Date;
}

export async function quoteCart(
  db: Database | Transaction,
  cart: Cart,
  options: QuoteOptions,
): Promise<Quote> {
  const terms = await loadTerms(db, cart.id);
  const loaded = await loadLines(db, cart.id);
  const prepaid = cart.kind === 'wallet';
  const lines = loaded.map((line) => quotedLine(prepaid ? asPrepaid(line) : line, options.handover));
  const subtotal = lines.reduce((total, line) => total + line.rowTotalCents, 0);
  const coupon = terms.coupon && couponApplies(terms.coupon, subtotal, options.now) ? terms.coupon : null;
  const priced = lines.map((line) => ({ ...line, unitPriceCents: line.priceCents }));
  return {
    cart,
    lines,
    totals: priceCart(priced, prepaid ? null : terms.charges, coupon),
    unavailable: new Map([
      ...(options.handover === 'pickup' ? uncollectableLines(lines, options.retailerId) : []),
      ...(prepaid ? await unredeemableLines(db, cart, lines) : []),
      ...unavailableLines(lines, cart.zipcode),
    ]),
    coupon,
    couponRefusal:
      cart.couponCode === null || coupon ? undefined : (terms.coupon?.refusalMessage ?? NO_SUCH_COUPON),
  };
}

/** The wallet has paid for it: it costs nothing more. Nobody brings it, wherever its drinker lives. */
const asPrepaid = (line: CartLine): CartLine => ({ ...line, priceCents: 0, seenPriceCents: 0, served: true });

async function unredeemableLines(
  db: Database | Transaction,
  cart: Cart,
  lines: CartLine[],
): Promise<[number, string][]> {
  const balances = cart.customerId === null ? [] : await listBalances(db, cart.customerId);
  return redeem(lines, balances).unpaid.map((line) => [line.id, TOO_LITTLE_LEFT]);
}

function quotedLine(line: CartLine, handover: Handover): QuotedLine {
  return {
    ...line,
    groupKey: `${line.locationId}_${line.speed}`,
    groupShippingCents: handover === 'delivery' ? line.shippingCents : 0,
    rowTotalCents: rowTotal({ unitPriceCents: line.priceCents, quantity: line.quantity }),
  };
}
