import { inArray } from 'drizzle-orm';
import { Carts } from '../cart/carts.port';
import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import { lockCustomer } from '../../adapters/postgres/customer/customer.repository';
import type { Database, Transaction } from '../../adapters/postgres/database';
import { locations } from '../../adapters/postgres/schema';
import { PostgresOrderPayments } from '../../adapters/postgres/order/postgres-order-payments';
import { PostgresOrders } from '../../adapters/postgres/order/postgres-orders';
import type { Order } from '../../domain/order/order';
import type { OrderWithItems } from '../../domain/order/order-item';
import { paymentFailedMail, paymentReceivedMail } from './order-mail';
import type { Clock } from '../shared/clock';
import type { MailOutbox } from '../shared/mail-outbox.port';
import type { CollectEnd, UpiGateway } from './upi-gateway.port';
import { Wallets } from '../wallet/wallets.port';
import { creditWallet } from '../wallet/credit-wallet';
import { failAttempts } from '../../adapters/postgres/checkout/order-attempts.repository';
import { runBatch, type BatchResult } from '../shared/run-batch';
import { undoOrder } from './undo-order';

/** So long a shopper has to answer; the goods wait for them meanwhile. */
const LONGEST_WAIT_MS = 15 * 60_000;
const BATCH = 100;

/** How an order stands whose money was asked for. */
export interface CollectedOrder {
  orderNumber: string;
  isPaid: boolean;
}

/** Asks the provider how a request for money ended, and lets the order go on, or undoes it. */
export class SettleCollect {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly upi: UpiGateway,
    private readonly mail: MailOutbox,
  ) {}

  /** A shopper who comes back without an answer has given up. undefined: no order has such a charge. */
  async settle(chargeId: string): Promise<CollectedOrder | undefined> {
    const order = await new PostgresOrderPayments(this.db).orderOfCharge(chargeId);
    if (!order || order.paymentUrl === null) return undefined;
    const status =
      order.paymentStatus === 'requested' ? await this.end(order, chargeId) : order.paymentStatus;
    return { orderNumber: order.incrementId, isPaid: status === 'captured' };
  }

  /** Requests that nobody has answered in time. */
  async settleOverdue(): Promise<BatchResult> {
    const before = new Date(this.clock.now().getTime() - LONGEST_WAIT_MS);
    const overdue = await new PostgresOrderPayments(this.db).overdue(before, BATCH);
    return runBatch(overdue, async (order) => {
      await this.end(order, order.chargeId ?? '');
    });
  }

  /** The provider is asked before anything is locked: its answer is final. */
  private async end(order: Order, chargeId: string): Promise<Order['paymentStatus']> {
    const end = await this.upi.close(chargeId);
    await this.db.transaction((tx) => this.conclude(tx, order, end));
    return end === 'paid' ? 'captured' : 'refused';
  }

  private async conclude(tx: Transaction, { id, cartId, customerId }: Order, end: CollectEnd): Promise<void> {
    await lockCustomer(tx, customerId);
    const cart = cartId === null ? undefined : await repositoriesOf(tx).get(Carts).lock(cartId);
    const requested = await new PostgresOrderPayments(tx).lockRequested(id);
    if (!requested) return;
    if (end === 'paid') {
      await new PostgresOrders(tx).update(id, { status: 'processing', paymentStatus: 'captured' });
      if (cart?.kind === 'dine-in') await this.credit(tx, requested);
      await this.mail.post(tx, paymentReceivedMail(requested.order));
    } else {
      await undoOrder(tx, requested);
      if (cart) await failAttempts(tx, cart.id, NOT_PAID);
      await this.mail.post(tx, paymentFailedMail(requested.order));
    }
  }

  /** What a dine-in order prepays is in the wallet once it is paid. */
  private async credit(tx: Transaction, order: OrderWithItems): Promise<void> {
    const venues = await tx
      .select({
        locationId: locations.id,
        locationState: locations.state,
        locationPriceCategory: locations.priceCategory,
      })
      .from(locations)
      .where(
        inArray(
          locations.id,
          order.items.map(({ locationId }) => locationId),
        ),
      );
    await creditWallet(repositoriesOf(tx).get(Wallets), order, venues);
  }
}

/** What the attempt is told to have come to. */
const NOT_PAID = 'Your payment was not approved.';
