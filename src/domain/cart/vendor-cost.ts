import { Money } from '../shared/money';
import type { PriceSummary } from './price-summary';

/** One vendor's part of the cart's price, as the backend split it. */
export interface VendorCost {
  readonly vendorId: string;
  readonly vendorName: string;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly delivery: Money;
  readonly fees: Money;
  readonly taxes: Money;
  readonly total: Money;
}

/** Whether every column adds up to the summary exactly; otherwise the costs are not shown. */
export function addUpTo(summary: PriceSummary, costs: readonly VendorCost[]): boolean {
  const addsUpTo = (amountOf: (cost: VendorCost) => Money, whole: Money) =>
    Money.sum(costs.map(amountOf)).equals(whole);
  return (
    addsUpTo(({ subtotal }) => subtotal, summary.subtotal) &&
    addsUpTo(({ discount }) => discount, summary.discount) &&
    addsUpTo(({ delivery }) => delivery, summary.deliveryFee) &&
    addsUpTo(({ fees }) => fees, summary.feeAmount) &&
    addsUpTo(({ taxes }) => taxes, summary.taxes) &&
    addsUpTo(({ total }) => total, summary.grandTotal)
  );
}
