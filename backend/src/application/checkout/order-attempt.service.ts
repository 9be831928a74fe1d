import type { Session } from '../../domain/customer/session';
import { sql } from 'drizzle-orm';
import type { components } from '@cork-and-petal/sdk/schema';
import { findOwnCart } from '../cart/cart-access';
import type { DataSource } from '../shared/data-source.port';
import type { Database } from '../../adapters/postgres/database';
import { formatCents } from '../../domain/shared/money';
import { PostgresOrders } from '../../adapters/postgres/order/postgres-orders';
import { paymentPage } from '../../adapters/http/checkout/placed-order.wire';
import {
  findAttempt,
  findLastAttempt,
  type OrderAttempt,
} from '../../adapters/postgres/checkout/order-attempts.repository';

type AttemptAnswer = components['schemas']['OrderAttemptAnswer'];

/** Returns the outcome of an attempt to place an order, for a shopper whose answer was lost. */
export class GetOrderAttempt {
  constructor(
    private readonly db: Database,
    private readonly data: DataSource,
  ) {}

  async execute(cartId: string, session: Session, key: string | undefined): Promise<AttemptAnswer> {
    const cart = await findOwnCart(this.data, cartId, session);
    if (!cart) return { code: 1, status: 'unknown' };
    if (await this.isInProgress(cart.id)) return { code: 1, status: 'pending' };
    const order = await new PostgresOrders(this.db).ofCart(cart.id, session.customerId);
    if (order)
      return {
        code: 1,
        status: 'placed',
        order_id: order.incrementId,
        amount_paid: formatCents(order.grandTotalCents),
        ...paymentPage(order),
      };
    const attempt = await this.attemptOf(cart.id, session, key);
    return attempt ? failed(attempt) : { code: 1, status: 'unknown' };
  }

  /** PlaceOrderCommand an order holds the lock of its cart from beginning to end. */
  private async isInProgress(cartId: string): Promise<boolean> {
    const { rows } = await this.db.execute(
      sql`select id from carts where id = ${cartId} for update skip locked`,
    );
    return rows.length === 0;
  }

  private async attemptOf(
    cartId: string,
    session: Session,
    key: string | undefined,
  ): Promise<OrderAttempt | undefined> {
    if (key === undefined) return findLastAttempt(this.db, session.customerId, cartId);
    const attempt = await findAttempt(this.db, session.customerId, key);
    return attempt?.cartId === cartId ? attempt : undefined;
  }
}

function failed(attempt: OrderAttempt): AttemptAnswer {
  const message = attempt.response.message;
  return { code: 1, status: 'failed', ...(typeof message === 'string' && { message }) };
}
