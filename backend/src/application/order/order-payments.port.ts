import type { Order } from '../../domain/order/order';
import type { OrderWithItems } from '../../domain/order/order-item';

/** How far the payment of an order is. */
export abstract class OrderPayments {
  /** The money is held or asked for: its id at the provider belongs to the order. */
  abstract setCharge(orderId: number, charge: { chargeId: string; paymentUrl: string | null }): Promise<void>;

  abstract orderOfCharge(chargeId: string): Promise<Order | undefined>;

  /** The order with its items, locked, if its money is still asked for; of two callers the second finds none. */
  abstract lockRequested(orderId: number): Promise<OrderWithItems | undefined>;

  /** Orders whose money was asked for before that moment and is not decided. */
  abstract overdue(before: Date, limit: number): Promise<Order[]>;

  abstract markCaptured(orderId: number): Promise<void>;

  /** Orders whose money is held and was never taken: a crash came between commit and capture. */
  abstract uncaptured(limit: number): Promise<Order[]>;
}
