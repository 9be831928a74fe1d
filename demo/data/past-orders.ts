import type { OrderStatus } from '../../backend/src/domain/order/order';
import type { DeliveryMethod } from '../../backend/src/domain/order/order-item';
import { JANE, NORA } from './people';

/** An item of a past order: variant, quantity, location, delivery method and what one cost. */
export interface PastItem {
  readonly variantId: number;
  readonly quantity: number;
  readonly locationId: number;
  readonly method: DeliveryMethod;
  readonly cents: number;
}

export interface PastOrder {
  readonly customerId: number;
  readonly daysAgo: number;
  readonly status: OrderStatus;
  readonly items: readonly PastItem[];
  readonly discountPercent?: number;
  readonly tipPercent?: number;
  readonly giftMessage?: string;
  /** Redeemed from the wallet: it costs nothing. */
  readonly redeems?: boolean;
}

const item = (variantId: number, quantity: number, locationId: number, method: DeliveryMethod, cents = 0): PastItem => ({ variantId, quantity, locationId, method, cents });

/**
 * DEMO-59: every method value, tip, discount and tax. DEMO-60: pickup, dine-in, three deliveries and more. DEMO-61:
 * three star categories, two states, one redeemed and one in part. DEMO-62: 1242 was prepaid at location 11 and in
 * California.
 */
export const PAST_ORDERS: readonly PastOrder[] = [
  {
    customerId: JANE, daysAgo: 210, status: 'complete', discountPercent: 10, tipPercent: 15, giftMessage: 'Happy anniversary, you two.',
    items: [item(1011, 2, 11, 'driver', 2099), item(2011, 1, 13, 'courier delivery', 3199), item(3201, 1, 13, 'farm direct', 2999)],
  },
  { customerId: JANE, daysAgo: 160, status: 'complete', tipPercent: 10, items: [item(5011, 1, 11, 'local delivery', 599), item(4011, 6, 13, 'local delivery', 499)] },
  { customerId: JANE, daysAgo: 121, status: 'complete', items: [item(2611, 2, 13, 'courier', 1849)] },
  { customerId: JANE, daysAgo: 96, status: 'complete', items: [item(3081, 1, 13, 'local', 7499)] },
  { customerId: JANE, daysAgo: 70, status: 'canceled', items: [item(3261, 1, 13, 'farm direct', 3499)] },
  { customerId: JANE, daysAgo: 41, status: 'complete', items: [item(1281, 1, 11, 'pickup', 3199), item(6131, 1, 13, 'pickup', 2999)] },
  { customerId: JANE, daysAgo: 28, status: 'complete', items: [item(1012, 2, 11, 'dine-in', 3699), item(1171, 1, 11, 'dine-in', 6899)] },
  { customerId: JANE, daysAgo: 27, status: 'complete', items: [item(2432, 2, 13, 'dine-in', 1599)] },
  { customerId: JANE, daysAgo: 24, status: 'complete', items: [item(1242, 1, 11, 'dine-in', 3499)] },
  { customerId: JANE, daysAgo: 15, status: 'complete', items: [item(1242, 1, 15, 'dine-in', 3499), item(2401, 1, 16, 'dine-in', 6499)] },
  { customerId: JANE, daysAgo: 2, status: 'processing', tipPercent: 5, items: [item(6011, 1, 13, 'driver', 8999), item(1331, 1, 13, 'courier delivery', 3499)] },
  { customerId: JANE, daysAgo: 12, status: 'complete', redeems: true, items: [item(1171, 1, 11, 'dine-in')] },
  { customerId: JANE, daysAgo: 9, status: 'complete', redeems: true, items: [item(2432, 1, 13, 'dine-in')] },
  { customerId: NORA, daysAgo: 33, status: 'complete', items: [item(1012, 1, 11, 'dine-in', 3699)] },
  { customerId: NORA, daysAgo: 30, status: 'complete', redeems: true, items: [item(1012, 1, 11, 'dine-in')] },
];
