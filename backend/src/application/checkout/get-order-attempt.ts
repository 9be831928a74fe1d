import type { OrderOutcome } from '../../domain/checkout/order-outcome';
import type { Session } from '../../domain/customer/session';
import type { Order } from '../../domain/order/order';
import { findOwnCart } from '../cart/cart-access';
import { Carts } from '../cart/carts.port';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { OrderAttempts } from './order-attempts.port';
import { placedOrder } from './placed-order';
import { isOverdue } from './unconfirmed-order';

/** `pending`: being decided now. */
export type AttemptStatus = OrderOutcome | { kind: 'unknown' } | { kind: 'pending' };

/** The outcome of an attempt to place an order, for a shopper whose answer was lost. */
export class GetOrderAttempt {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    /** How long a payment provider has to answer. */
    private readonly paymentWaitMs: number,
  ) {}

  /** `key` undefined: the last attempt for the cart. */
  async execute(cartId: string, session: Session, key: string | undefined): Promise<AttemptStatus> {
    const cart = await findOwnCart(this.data, cartId, session);
    if (!cart) return { kind: 'unknown' };
    // The transactions that reserve and confirm lock the cart.
    if (await this.data.get(Carts).isLocked(cart.id)) return { kind: 'pending' };
    const order = await this.data.get(Orders).ofCart(cart.id, session.customerId);
    if (order?.paymentStatus === 'authorising') return this.statusOfUnconfirmed(order);
    if (order) return { kind: 'placed', order: placedOrder(order) };
    return (await this.failureOf(cart.id, session, key)) ?? { kind: 'unknown' };
  }

  /** Nobody confirms an overdue order any more: the shopper may repeat the attempt. */
  private statusOfUnconfirmed({ placedAt }: Order): AttemptStatus {
    return { kind: isOverdue(placedAt, this.clock.now(), this.paymentWaitMs) ? 'unknown' : 'pending' };
  }

  private async failureOf(
    cartId: string,
    { customerId }: Session,
    key: string | undefined,
  ): Promise<OrderOutcome | undefined> {
    const attempts = this.data.get(OrderAttempts);
    const attempt =
      key === undefined ? await attempts.findLast(customerId, cartId) : await attempts.find(customerId, key);
    return attempt?.cartId === cartId ? attempt.outcome : undefined;
  }
}
