import type { ListedOrder } from '../../domain/order/order-item';

export abstract class OrderHistory {
  /** All orders of a customer, newest first; without any whose payment provider has not answered yet. */
  abstract of(customerId: number): Promise<ListedOrder[]>;
}
