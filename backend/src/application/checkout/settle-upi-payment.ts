import type { Order } from '../../domain/order/order';
import { Carts } from '../cart/carts.port';
import { Customers } from '../customer/customers.port';
import { OrderPayments } from '../order/order-payments.port';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import type { MailOutbox } from '../shared/mail-outbox.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';
import { creditPaidOrder } from '../wallet/credit-paid-order';
import { OrderAttempts } from './order-attempts.port';
import { paymentFailedMail, paymentReceivedMail } from './order-mail';
import { undoOrder } from './undo-order';
import type { CollectResult, UpiGateway } from './upi-gateway.port';

/** How long a shopper has to approve a payment; stock is reserved until then. */
const MAX_WAIT_MS = 15 * 60_000;

/** The status of an order whose payment was requested. */
export interface UpiOrderStatus {
  orderNumber: string;
  isPaid: boolean;
}

/** Asks the provider how a payment request ended, then completes or undoes the order. */
export class SettleUpiPayment {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly upi: UpiGateway,
    private readonly mail: MailOutbox,
  ) {}

  /** A shopper who returns without having answered has given up. undefined if no order has this charge. */
  async settle(chargeId: string): Promise<UpiOrderStatus | undefined> {
    const order = await this.data.get(OrderPayments).orderOfCharge(chargeId);
    if (!order || order.paymentUrl === null) return undefined;
    const status =
      order.paymentStatus === 'requested' ? await this.settleOrder(order, chargeId) : order.paymentStatus;
    return { orderNumber: order.orderNumber, isPaid: status === 'captured' };
  }

  /** Settles requests that were not answered in time. */
  async settleExpired(): Promise<BatchResult> {
    const before = new Date(this.clock.now().getTime() - MAX_WAIT_MS);
    const overdue = await this.data.get(OrderPayments).overdue(before, BATCH_SIZE);
    return runBatch(overdue, async (order) => {
      await this.settleOrder(order, order.chargeId ?? '');
    });
  }

  /** Asks the provider before locking anything: its answer is final. */
  private async settleOrder(order: Order, chargeId: string): Promise<Order['paymentStatus']> {
    const end = await this.upi.close(chargeId);
    await this.data.transaction((tx) => this.conclude(tx, order, end));
    return end === 'paid' ? 'captured' : 'refused';
  }

  private async conclude(
    tx: Transaction,
    { id, cartId, customerId }: Order,
    end: CollectResult,
  ): Promise<void> {
    await tx.get(Customers).lock(customerId);
    const cart = cartId === null ? undefined : await tx.get(Carts).lock(cartId);
    const requested = await tx.get(OrderPayments).lockRequested(id);
    if (!requested) return;
    if (end === 'paid') {
      await tx.get(Orders).update(id, { status: 'processing', paymentStatus: 'captured' });
      if (cart?.kind === 'dine-in') await creditPaidOrder(tx, requested);
      await this.mail.post(tx, paymentReceivedMail(requested.order));
    } else {
      await undoOrder(tx, requested);
      if (cart) await tx.get(OrderAttempts).fail(cart.id, { kind: 'upi-payment-not-approved' });
      await this.mail.post(tx, paymentFailedMail(requested.order));
    }
  }
}
