import type { Order } from '../../domain/order/order';
import { CARD } from '../../domain/shared/payment-method';
import { Carts } from '../cart/carts.port';
import type { Approval, CardGateway } from '../customer/card-gateway.port';
import { SavedCards } from '../customer/saved-cards.port';
import { Customers } from '../customer/customers.port';
import { OrderPayments } from '../order/order-payments.port';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import type { MailOutbox } from '../shared/mail-outbox.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';
import { creditPaidOrder } from '../wallet/credit-paid-order';
import { CapturePayments } from './capture-payments';
import { OrderAttempts } from './order-attempts.port';
import { paymentFailedMail, paymentReceivedMail } from './order-mail';
import { undoOrder } from './undo-order';
import type { UpiGateway } from './upi-gateway.port';

/** How long a shopper has to approve a payment; stock is reserved until then. */
const MAX_WAIT_MS = 15 * 60_000;

/** `cardId` null: it is paid by UPI. */
type AnyApproval = Approval | { kind: 'given'; cardId: null };

/** The status of an order whose payment was requested; neither paid nor open: it was undone. */
export interface RequestedOrderStatus {
  orderNumber: string;
  isPaid: boolean;
  /** The shopper can still approve it. */
  isOpen: boolean;
}

/** Asks the provider how the approval of a payment ended, then completes or undoes the order. */
export class SettleRequestedPayment {
  private readonly captures: CapturePayments;

  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly providers: { cards: CardGateway; upi: UpiGateway },
    private readonly mail: MailOutbox,
  ) {
    this.captures = new CapturePayments(data, clock, providers.cards);
  }

  /**
   * For a shopper who returns, or a provider that reports. By UPI, one who has not answered has given up. undefined if no
   * order has this charge.
   */
  async settle(chargeId: string): Promise<RequestedOrderStatus | undefined> {
    const order = await this.data.get(OrderPayments).orderOfCharge(chargeId);
    if (!order || order.paymentUrl === null) return undefined;
    const { orderNumber, paymentStatus } = order;
    if (paymentStatus !== 'requested')
      return { orderNumber, isPaid: paymentStatus !== 'refused', isOpen: false };
    const approval = await this.settleOrder(order, { isOver: false });
    return { orderNumber, isPaid: approval.kind === 'given', isOpen: approval.kind === 'open' };
  }

  /** Settles requests that were not answered in time. */
  async settleExpired(): Promise<BatchResult> {
    const before = new Date(this.clock.now().getTime() - MAX_WAIT_MS);
    const overdue = await this.data.get(OrderPayments).overdue(before, BATCH_SIZE);
    return runBatch(overdue, async (order) => {
      await this.settleOrder(order, { isOver: true });
    });
  }

  /** Asks the provider before locking anything: its answer is final, unless it is still open. */
  private async settleOrder(order: Order, { isOver }: { isOver: boolean }): Promise<AnyApproval> {
    const approval = await this.approvalOf(order, isOver);
    if (approval.kind === 'open') return approval;
    await this.data.transaction((tx) => this.conclude(tx, order, approval));
    if (approval.kind === 'given' && order.paymentMethod === CARD) await this.captures.capture(order);
    return approval;
  }

  private async approvalOf(
    { chargeId, currency, paymentMethod }: Order,
    isOver: boolean,
  ): Promise<AnyApproval> {
    const { cards, upi } = this.providers;
    if (paymentMethod === CARD) return cards.approvalOf({ chargeId: chargeId ?? '', currency, isOver });
    const isPaid = (await upi.close(chargeId ?? '')) === 'paid';
    return isPaid ? { kind: 'given', cardId: null } : { kind: 'refused' };
  }

  private async conclude(
    tx: Transaction,
    { id, cartId, customerId, paymentMethod }: Order,
    approval: AnyApproval,
  ): Promise<void> {
    await tx.get(Customers).lock(customerId);
    const cart = cartId === null ? undefined : await tx.get(Carts).lock(cartId);
    const requested = await tx.get(OrderPayments).lockRequested(id);
    if (!requested) return;
    if (approval.kind === 'given') {
      // A card's amount is held by now, and captured after the commit.
      const paymentStatus = paymentMethod === CARD ? 'authorised' : 'captured';
      await tx.get(Orders).update(id, { status: 'processing', paymentStatus });
      if (approval.cardId !== null) await tx.get(SavedCards).deleteOneOff(approval.cardId);
      if (cart?.kind === 'dine-in') await creditPaidOrder(tx, requested);
      await this.mail.post(tx, paymentReceivedMail(requested.order));
    } else {
      await undoOrder(tx, requested);
      if (cart) await tx.get(OrderAttempts).fail(cart.id, { kind: 'upi-payment-not-approved' });
      await this.mail.post(tx, paymentFailedMail(requested.order));
    }
  }
}
