import type { NewOrder, Order } from '../../domain/order/order';
import type { NewOrderItem, OrderWithItems } from '../../domain/order/order-item';

export abstract class Orders {
  /** Writes the order and its items under the next order number. */
  abstract insert(order: NewOrder, items: NewOrderItem[]): Promise<OrderWithItems>;

  abstract ofCart(cartId: string, customerId: number): Promise<Order | undefined>;

  /** The order with that number and its items, locked, if it is this customer's. */
  abstract lockOwn(orderNumber: string, customerId: number): Promise<OrderWithItems | undefined>;

  /** The order with that number and its items, whichever customer it belongs to. */
  abstract find(orderNumber: string): Promise<OrderWithItems | undefined>;

  /** The same, locked. */
  abstract lock(orderNumber: string): Promise<OrderWithItems | undefined>;

  /** Cancels some items of an order, and notes what is refunded. */
  abstract cancelItems(orderId: number, itemIds: readonly number[], refundedCents: number): Promise<void>;

  /** Notes what is refunded of an order without canceling anything. */
  abstract addRefund(orderId: number, refundedCents: number): Promise<void>;

  /** Deletes an order that was never confirmed, with its items. */
  abstract delete(orderId: number): Promise<void>;

  /** Changes the status of the order and of its items; one that is canceled stays so. */
  abstract update(
    orderId: number,
    change: Pick<Order, 'status' | 'paymentStatus'> & Partial<Pick<Order, 'cartId'>>,
  ): Promise<void>;
}
