import fc from 'fast-check';
import type { Cart } from '../../src/domain/cart/cart';
import { TIP_PERCENTAGES, type TipPercentage } from '../../rules/checkout/tip';
import { driverTip } from '../../src/domain/checkout/tip';
import { Money } from '../../src/domain/shared/money';
import { toPriceSummaryState } from '../../src/ui/cart/lines/cart-contents';

const basisPoints = fc.integer({ min: 0, max: 3_000 });

export const anyCents = fc.integer({ min: 0, max: 100_000 });

export const anyQuantity = fc.integer({ min: 1, max: 24 });

/** Taxes and fees of a state. */
export const anyCharges = fc.record({
  taxBasisPoints: basisPoints,
  processingFeeCents: anyCents,
  packagingFeeCents: anyCents,
  bankChargeBasisPoints: basisPoints,
  gstOnFeeBasisPoints: basisPoints,
});

export const anyCoupon = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }).map((percent) => ({ percentBasisPoints: percent, amountCents: null })),
  anyCents.map((amountCents) => ({ percentBasisPoints: null, amountCents })),
);

export const anyTip = fc.constantFrom(...TIP_PERCENTAGES);

/** The sum of the rows as shown to the shopper, and the total. */
export function shownSum(cart: Cart, tip: TipPercentage | null) {
  const shown = toPriceSummaryState(cart, tip === null ? Money.zero : driverTip(cart, tip));
  return { rows: Money.sum(shown.rows.map(({ amount }) => read(amount))), total: read(shown.total) };
}

function read(shown: string): Money {
  const money = Money.parse(shown);
  if (!money) throw new Error(`Not an amount: ${shown}`);
  return money;
}
