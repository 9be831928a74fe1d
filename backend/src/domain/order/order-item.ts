import type { CalendarDate } from '../shared/calendar-date';
import type { Order, OrderStatus } from './order';

/** How an item reaches the shopper, as named in My Orders. */
export type DeliveryMethod =
  | 'local'
  | 'local delivery'
  | 'driver'
  | 'farm direct'
  | 'courier'
  | 'courier delivery'
  | 'pickup'
  | 'dine-in';

export interface OrderItem {
  id: number;
  orderId: number;
  productId: number;
  variantId: number;
  productName: string;
  bottleSize: string;
  locationId: number;
  vendorName: string;
  deliveryMethod: DeliveryMethod;
  status: OrderStatus;
  quantity: number;
  unitPriceCents: number;
  lineTotalCents: number;
  taxCents: number;
  deliveryDate: CalendarDate | null;
  slotStart: string | null;
  slotEnd: string | null;
}

type OptionalInNewItem = 'deliveryDate' | 'slotStart' | 'slotEnd';

export type NewOrderItem = Omit<OrderItem, 'id' | 'orderId' | OptionalInNewItem> &
  Partial<Pick<OrderItem, OptionalInNewItem>>;

/** An item with what the catalogue knows of it today. */
export interface ListedItem extends OrderItem {
  /** The product's picture; null if the product is gone. */
  image: string | null;
}

/** An order in a customer's list. */
export interface ListedOrder {
  order: Order;
  /** In cart order. */
  items: ListedItem[];
}

export interface OrderWithItems {
  order: Order;
  /** In cart order. */
  items: OrderItem[];
}
