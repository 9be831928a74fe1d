import type { OrderRefusal } from '../../domain/checkout/checkout-refusal';
import type { OrderOutcome } from '../../domain/checkout/order-outcome';
import type { Attempt } from '../shared/attempt';

/** An attempt to place an order, with its outcome. */
export interface OrderAttempt extends Attempt {
  customerId: number;
  cartId: string;
  outcome: OrderOutcome;
}

export abstract class OrderAttempts {
  abstract find(customerId: number, key: string): Promise<OrderAttempt | undefined>;

  /** The last attempt for the cart. */
  abstract findLast(customerId: number, cartId: string): Promise<OrderAttempt | undefined>;

  /** Stores the outcome under the key; false if a concurrent request already did. */
  abstract record(attempt: OrderAttempt, createdAt: Date): Promise<boolean>;

  /** Marks the attempts of an order that was undone as failed. */
  abstract fail(cartId: string, reason: OrderRefusal): Promise<void>;

  /** Deletes attempts that were recorded before; a cart that was ordered answers its order all the same. */
  abstract deleteOld(before: Date): Promise<void>;
}
