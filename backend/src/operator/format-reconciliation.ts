import type { Reconciliation } from '../application/checkout/reconcile-payments';
import type { PaymentDifference } from '../domain/order/reconciliation';
import { amountText } from '../domain/shared/money';
import { DEFAULT_CURRENCY } from '../domain/shared/currency';

/** What was compared, and a line for each difference. */
export function formatReconciliation({
  from,
  before,
  orders,
  charges,
  differences,
}: Reconciliation): string[] {
  const period = `From ${from.toISOString()} to ${before.toISOString()}`;
  return [
    `${period}: ${count(orders, 'order')} paid by card, ${count(charges, 'charge')} at the provider.`,
    ...differences.map(formatDifference),
    differences.length === 0 ? 'They agree.' : `${count(differences.length, 'difference')}.`,
  ];
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

function formatDifference({
  kind,
  orderNumber,
  chargeId,
  shopCents,
  shopCurrency,
  providerCents,
  providerCurrency,
}: PaymentDifference): string {
  const order = orderNumber === null ? 'no order' : `order ${orderNumber}`;
  // Where one side has nothing, it has no currency.
  const shop = amountText(shopCents, shopCurrency ?? providerCurrency ?? DEFAULT_CURRENCY);
  const provider = amountText(providerCents, providerCurrency ?? shopCurrency ?? DEFAULT_CURRENCY);
  return `  ${kind}: ${order}, charge ${chargeId}: shop ${shop}, provider ${provider}`;
}
