import { Money } from '../shared/money';
import type { PriceSummary } from './price-summary';

/** One vendor's part of the cart's price, as the backend split it. */
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

/** Whether each column adds up to the summary to the cent; other figures would only confuse. */
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
