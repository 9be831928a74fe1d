import type { OrderRefusal } from '../../domain/checkout/checkout-refusal';
import type { OrderOutcome } from '../../domain/checkout/order-outcome';
import type { Attempt } from '../shared/attempt';

/** An attempt to place an order, with what it came to. */
export interface OrderAttempt extends Attempt {
  customerId: number;
  cartId: string;
  outcome: OrderOutcome;
}

export abstract class OrderAttempts {
  abstract find(customerId: number, key: string): Promise<OrderAttempt | undefined>;

  /** The last one for that cart. */
  abstract findLast(customerId: number, cartId: string): Promise<OrderAttempt | undefined>;

  /** Binds the key to its outcome; false when another request bound it first. */
  abstract record(attempt: OrderAttempt, createdAt: Date): Promise<boolean>;

  /** The order that these attempts made is undone: they have failed from now on. */
  abstract fail(cartId: string, reason: OrderRefusal): Promise<void>;
}
