import { refundReason } from '../../domain/checkout/refund-reason';
import type { Order } from '../../domain/order/order';
import { changeRefused } from '../../domain/order/order-refusal';
import type { Currency } from '../../domain/shared/currency';
import { ON_DELIVERY } from '../../domain/shared/payment-method';
import { Customers } from '../customer/customers.port';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import type { MailOutbox } from '../shared/mail-outbox.port';
import { Wallets } from '../wallet/wallets.port';
import { refundMail } from './order-mail';
import { Refunds } from './refunds.port';

interface RefundAmountCommand {
  orderNumber: string;
  /** More than nothing. */
  amountCents: number;
  /** The shopper reads it. */
  reason: string;
}

interface LeftAmount {
  /** What could be refunded after it. */
  leftCents: number;
  currency: Currency;
}

interface RefundedAmount extends LeftAmount {
  /** The refund to settle with the provider; undefined if nothing was paid through one. */
  refundId: string | undefined;
}

/**
 * Refunds a part of an order's total, for an operator, and cancels nothing. The same amount for the same reason is
 * refunded once, however often it is asked for: that is how a repeated request is known.
 */
export class RefundAmount {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly mail: MailOutbox,
  ) {}

  /** What could be refunded after it; changes nothing. */
  async preview(command: RefundAmountCommand): Promise<LeftAmount> {
    const order = await this.find(command.orderNumber);
    const reason = reasonOf(command);
    await this.requireNew(this.data, order, { ...command, reason });
    return leftAfter(order, command.amountCents);
  }

  /** The provider is asked afterwards, with the id of the refund. */
  async execute(command: RefundAmountCommand): Promise<RefundedAmount> {
    const { orderNumber, amountCents } = command;
    const reason = reasonOf(command);
    const { customerId } = await this.find(orderNumber);
    return this.data.transaction(async (tx) => {
      // Locks the customer first, as every change of an order does.
      await tx.get(Customers).lock(customerId);
      const order = refundable((await tx.get(Orders).lock(orderNumber))?.order);
      await this.requireNew(tx, order, { amountCents, reason });
      const left = leftAfter(order, amountCents);
      await tx.get(Orders).addRefund(order.id, amountCents);
      await this.mail.post(tx, refundMail(order, amountCents, reason));
      const createdAt = this.clock.now();
      const isByProvider = order.paymentMethod !== ON_DELIVERY;
      const settledAt = isByProvider ? null : createdAt;
      const refund = { orderId: order.id, amountCents, createdAt, reason, settledAt };
      const id = await tx.get(Refunds).insert(refund);
      return { ...left, refundId: isByProvider ? id : undefined };
    });
  }

  private async find(orderNumber: string): Promise<Order> {
    const found = await this.data.get(Orders).find(orderNumber);
    if (found && (await this.data.get(Wallets).isRedemption(found.order.id)))
      throw changeRefused({ kind: 'order-is-redemption' });
    return refundable(found?.order);
  }

  private async requireNew(
    data: Pick<DataSource, 'get'>,
    { id }: Order,
    wanted: Pick<RefundAmountCommand, 'amountCents' | 'reason'>,
  ): Promise<void> {
    const earlier = await data.get(Refunds).of(id);
    const isSame = earlier.some(
      ({ amountCents, reason }) => amountCents === wanted.amountCents && reason === wanted.reason,
    );
    if (isSame) throw changeRefused({ kind: 'refund-already-recorded' });
  }
}

/** Throws if nothing can be refunded of it now. */
function refundable(order: Order | undefined): Order {
  if (!order || order.paymentStatus === 'authorising') throw changeRefused({ kind: 'order-not-found' });
  if (order.status === 'canceled') throw changeRefused({ kind: 'order-already-canceled' });
  // What is only held is captured within minutes, and can be refunded then.
  if (order.paymentStatus === 'requested' || order.paymentStatus === 'authorised')
    throw changeRefused({ kind: 'payment-undecided' });
  return order;
}

function leftAfter({ grandTotalCents, refundedCents, currency }: Order, amountCents: number): LeftAmount {
  const leftCents = grandTotalCents - refundedCents;
  if (amountCents > leftCents) throw changeRefused({ kind: 'refund-too-large', leftCents, currency });
  return { leftCents: leftCents - amountCents, currency };
}

function reasonOf({ reason }: RefundAmountCommand): string {
  const text = refundReason(reason);
  if (text === undefined) throw changeRefused({ kind: 'refund-reason-invalid' });
  return text;
}
