import type { Services } from '../adapters/http/services';
import type { PaymentDifference } from '../domain/order/reconciliation';

/** Names order and charge, and not the person. */
export function logDifference(
  log: Pick<Services['log'], 'warn' | 'error'>,
  difference: PaymentDifference,
): void {
  if (difference.kind === 'disputed')
    log.warn({ difference }, 'The shopper of an order disputes its payment');
  else log.error({ difference }, 'The card provider and an order differ');
}
