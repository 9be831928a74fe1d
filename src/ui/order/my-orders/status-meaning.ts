import type { OrderSection } from '../../../domain/order/order';
import { orderStatusMeaningTexts } from '../../../texts/order/order-status-meaning';

/** What a status of X-172 means to a shopper; empty for an unknown one, of which only the name is shown. */
export function statusMeaning(status: string, section: OrderSection): string {
  switch (status.toLowerCase()) {
    case 'pending':
      return orderStatusMeaningTexts.pending[section];
    case 'processing':
      return orderStatusMeaningTexts.processing[section];
    case 'complete':
      return orderStatusMeaningTexts.complete[section];
    case 'canceled':
      return orderStatusMeaningTexts.canceled;
    default:
      return '';
  }
}
