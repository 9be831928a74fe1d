import type { OrderSection } from '../../../domain/order/order';

const PROCESSING: Readonly<Record<OrderSection, string>> = {
  Delivery: 'Your order is paid, and is being prepared or on its way.',
  Pickup: 'Your order is paid, and is being prepared or ready to be picked up.',
  'Dine-In': 'Your order is paid, and waits for your visit.',
};

const COMPLETE: Readonly<Record<OrderSection, string>> = {
  Delivery: 'Everything was delivered.',
  Pickup: 'Everything was picked up.',
  'Dine-In': 'It is settled. What you have not drunk yet is in your wallet.',
};

/** What a status of X-172 means to a shopper; empty for one that is not known, whose name has to do. */
export function statusMeaning(status: string, section: OrderSection): string {
  switch (status.toLowerCase()) {
    case 'pending':
      return 'We have your order. It is not paid yet.';
    case 'processing':
      return PROCESSING[section];
    case 'complete':
      return COMPLETE[section];
    case 'canceled':
      return 'This order was canceled, and nothing of it will come.';
    default:
      return '';
  }
}
