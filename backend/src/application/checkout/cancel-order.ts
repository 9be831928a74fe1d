import { ON_DELIVERY } from '../../domain/shared/payment-method';
import { type Cancellation, cancellationOf } from '../../domain/checkout/cancellation';
import type { Order } from '../../domain/order/order';
import type { OrderItem, OrderWithItems } from '../../domain/order/order-item';
import { changeRefused } from '../../domain/order/order-refusal';
import { Customers } from '../customer/customers.port';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import type { MailOutbox } from '../shared/mail-outbox.port';
import { reverseCredit } from '../wallet/reverse-credit';
import { Wallets } from '../wallet/wallets.port';
import { cancellationMail } from './order-mail';
import { Refunds } from './refunds.port';
import { returnReserved } from './return-reserved';

/** `itemIds` undefined: all remaining items. */
interface CancelOrderCommand {
  orderNumber: string;
  itemIds?: readonly number[];
}

interface CanceledOrder {
  order: Order;
  cancellation: Cancellation<OrderItem>;
  /** The refund to settle with the provider; undefined if nothing was paid through one. */
  refundId: string | undefined;
}

/** Cancels an order for an operator, whole or in part: what it reserved is returned once, and its money refunded. */
export class CancelOrder {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly mail: MailOutbox,
  ) {}

  /** What would be canceled and refunded; changes nothing. */
  async preview({ orderNumber, itemIds }: CancelOrderCommand): Promise<Cancellation<OrderItem>> {
    return cancellableOf(await this.find(orderNumber), itemIds);
  }

  /** The provider is asked afterwards, with the id of the refund. */
  async execute({ orderNumber, itemIds }: CancelOrderCommand): Promise<CanceledOrder> {
    const found = await this.find(orderNumber);
    return this.data.transaction(async (tx) => {
      // Locks the customer first, as every change of an order does.
      if (found) await tx.get(Customers).lock(found.order.customerId);
      const locked = await tx.get(Orders).lock(orderNumber);
      const cancellation = cancellableOf(locked, itemIds);
      const { order } = locked!;
      return { order, cancellation, refundId: await this.cancel(tx, order, cancellation) };
    });
  }

  private async find(orderNumber: string): Promise<OrderWithItems | undefined> {
    const found = await this.data.get(Orders).find(orderNumber);
    if (found && (await this.data.get(Wallets).isRedemption(found.order.id)))
      throw changeRefused({ kind: 'order-is-redemption' });
    return found;
  }

  private async cancel(
    tx: Transaction,
    order: Order,
    { canceled, kept, isWhole, refundCents }: Cancellation<OrderItem>,
  ): Promise<string | undefined> {
    const now = this.clock.now();
    const ids = canceled.map(({ id }) => id);
    await returnReserved(tx, { items: canceled, kept, couponCode: isWhole ? order.couponCode : null });
    if (!(await reverseCredit(tx.get(Wallets), order, ids, now)))
      throw changeRefused({ kind: 'prepaid-drinks-redeemed' });
    await tx.get(Orders).cancelItems(order.id, ids, refundCents);
    const isHeld = order.paymentStatus === 'authorised';
    // An amount that is only held must not be captured any more.
    const paymentStatus = isHeld ? 'refused' : order.paymentStatus;
    if (isWhole) await tx.get(Orders).update(order.id, { status: 'canceled', paymentStatus });
    await this.mail.post(tx, cancellationMail(order, canceled, refundCents));
    // Of an amount that is held only the rest will be captured.
    const isNotCharged = order.paymentMethod === ON_DELIVERY || (isHeld && !isWhole);
    if (refundCents === 0 || isNotCharged) return undefined;
    const refund = { orderId: order.id, amountCents: refundCents, createdAt: now };
    return tx.get(Refunds).insert({ ...refund, reason: null, settledAt: null });
  }
}

/** Throws if the order cannot be canceled like that. */
function cancellableOf(
  found: OrderWithItems | undefined,
  itemIds: readonly number[] | undefined,
): Cancellation<OrderItem> {
  if (!found || found.order.paymentStatus === 'authorising') throw changeRefused({ kind: 'order-not-found' });
  const { order, items } = found;
  if (order.status === 'canceled') throw changeRefused({ kind: 'order-already-canceled' });
  if (order.paymentStatus === 'requested') throw changeRefused({ kind: 'payment-undecided' });
  for (const itemId of itemIds ?? []) requireOpen(items, itemId);
  const cancellation = cancellationOf(found, itemIds);
  // A capture of nothing is not possible: items that cost nothing are kept until the amount is captured.
  const left = order.grandTotalCents - order.refundedCents - cancellation.refundCents;
  if (order.paymentStatus === 'authorised' && !cancellation.isWhole && left === 0)
    throw changeRefused({ kind: 'payment-undecided' });
  return cancellation;
}

function requireOpen(items: readonly OrderItem[], itemId: number): void {
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw changeRefused({ kind: 'order-item-not-found', itemId });
  if (item.status === 'canceled') throw changeRefused({ kind: 'order-item-already-canceled', itemId });
}
