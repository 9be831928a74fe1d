import type { OrderSection } from '../../../domain/order/order';

const UNPAID = 'We have received your order. It has not been paid yet.';

const PENDING: Readonly<Record<OrderSection, string>> = {
  Delivery: UNPAID,
  Pickup: UNPAID,
  'Dine-In': `${UNPAID} Your drinks are in your wallet once it is.`,
};

const PROCESSING: Readonly<Record<OrderSection, string>> = {
  Delivery: 'Your order is paid, and is being prepared or on its way.',
  Pickup: 'Your order is paid, and is being prepared or ready to be picked up.',
  'Dine-In': 'Your order is paid and ready for your visit.',
};

const COMPLETE: Readonly<Record<OrderSection, string>> = {
  Delivery: 'Everything was delivered.',
  Pickup: 'Everything was picked up.',
  'Dine-In': 'Your order is complete. Any drinks you have not had yet are in your wallet.',
};

/** What a status of X-172 means to a shopper; empty for an unknown one, of which only the name is shown. */
export function statusMeaning(status: string, section: OrderSection): string {
  switch (status.toLowerCase()) {
    case 'pending':
      return PENDING[section];
    case 'processing':
      return PROCESSING[section];
    case 'complete':
      return COMPLETE[section];
    case 'canceled':
      return 'This order was canceled. You will not receive any of it.';
    default:
      return '';
  }
}
