import type { OrderWithItems } from '../../domain/order/order-item';

export abstract class OrderHistory {
  /** All orders of a customer, newest first. */
  abstract of(customerId: number): Promise<OrderWithItems[]>;
}
