import type { Cart } from '../../../domain/cart/cart';
import type { PriceSummary } from '../../../domain/cart/price-summary';
import type { VendorCost } from '../../../domain/cart/vendor-cost';
import { Money } from '../../../domain/shared/money';
import { vendorCostsTexts } from '../../../texts/cart/vendor-costs';

interface Column {
  readonly label: string;
  readonly of: (cost: VendorCost) => Money;
  readonly whole: (summary: PriceSummary) => Money;
}

const negated = (amount: Money): Money => Money.zero.minus(amount);

const COLUMNS: readonly Column[] = [
  { label: vendorCostsTexts.items, of: ({ subtotal }) => subtotal, whole: ({ subtotal }) => subtotal },
  {
    label: vendorCostsTexts.discount,
    of: ({ discount }) => negated(discount),
    whole: ({ discount }) => negated(discount),
  },
  {
    label: vendorCostsTexts.delivery,
    of: ({ delivery }) => delivery,
    whole: ({ deliveryFee }) => deliveryFee,
  },
  { label: vendorCostsTexts.fees, of: ({ fees }) => fees, whole: ({ feeAmount }) => feeAmount },
  { label: vendorCostsTexts.taxes, of: ({ taxes }) => taxes, whole: ({ taxes }) => taxes },
];

/** The costs by vendor; null where the price summary says it all. The tip belongs to the driver, not to a vendor. */
export function toVendorCostsState({ vendorCosts, summary }: Cart, tip: Money) {
  if (vendorCosts.length === 0) return null;
  // Like the summary, it leaves out amounts that are zero.
  const columns = COLUMNS.filter(({ whole }) => !whole(summary).isZero);
  return {
    columns: columns.map(({ label }) => label),
    rows: vendorCosts.map((cost) => ({
      key: cost.vendorId,
      name: cost.vendorName,
      amounts: columns.map((column) => column.of(cost).format()),
      total: cost.total.format(),
    })),
    tip: tip.isZero ? '' : tip.format(),
    amounts: columns.map(({ whole }) => whole(summary).format()),
    total: summary.grandTotal.plus(tip).format(),
  };
}
