import type { Order } from '../../domain/order/order';
import type { OrderWithItems } from '../../domain/order/order-item';

/** The payment status of orders. */
export abstract class OrderPayments {
  /** Assigns a hold or a payment request to its order. */
  abstract setCharge(orderId: number, charge: { chargeId: string; paymentUrl: string | null }): Promise<void>;

  /** The order with its items, locked, if its provider was asked and the answer is not recorded yet. */
  abstract lockAuthorising(orderId: number): Promise<OrderWithItems | undefined>;

  /** Orders placed before then whose provider's answer is still not recorded. */
  abstract authorisingSince(before: Date, limit: number): Promise<Order[]>;

  abstract orderOfCharge(chargeId: string): Promise<Order | undefined>;

  /**
   * The order with its items, locked, if its payment is still requested; of two concurrent callers the second gets
   * none.
   */
  abstract lockRequested(orderId: number): Promise<OrderWithItems | undefined>;

  /** Orders whose payment was requested before then and is undecided. */
  abstract overdue(before: Date, limit: number): Promise<Order[]>;

  /** What of the total is not canceled; undefined: there is nothing to capture, or not any more. */
  abstract amountToCapture(orderId: number): Promise<number | undefined>;

  /**
   * Records what the provider has captured. Returns how much of it is too much by now, because items were canceled
   * meanwhile; 0 if the order was captured or canceled before.
   */
  abstract markCaptured(orderId: number, capturedCents: number): Promise<number>;

  /** Orders whose hold was never captured, because of a crash between commit and capture. */
  abstract uncaptured(limit: number): Promise<Order[]>;
}
