import { Money } from '../shared/money';
import type { PriceSummary } from './price-summary';

/** What of the cart's price is one vendor's, as the server split it. */
export interface VendorCost {
  readonly vendorId: string;
  readonly vendorName: string;
  readonly goods: Money;
  readonly discount: Money;
  readonly delivery: Money;
  readonly fees: Money;
  readonly taxes: Money;
  readonly total: Money;
}

/** Whether every column is the summary's own figure to the cent; what is not would only confuse. */
export function addUpTo(summary: PriceSummary, costs: readonly VendorCost[]): boolean {
  const isWhole = (amountOf: (cost: VendorCost) => Money, whole: Money) =>
    Money.sum(costs.map(amountOf)).equals(whole);
  return (
    isWhole(({ goods }) => goods, summary.subtotal) &&
    isWhole(({ discount }) => discount, summary.discount) &&
    isWhole(({ delivery }) => delivery, summary.deliveryFee) &&
    isWhole(({ fees }) => fees, summary.feeAmount) &&
    isWhole(({ taxes }) => taxes, summary.taxes) &&
    isWhole(({ total }) => total, summary.grandTotal)
  );
}
