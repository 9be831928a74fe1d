import { type CheckoutRefusal, refused } from '../../domain/checkout/checkout-refusal';
import type { OrderOutcome } from '../../domain/checkout/order-outcome';
import type { Order } from '../../domain/order/order';
import { Carts } from '../cart/carts.port';
import { SavedCards } from '../customer/saved-cards.port';
import { OrderPayments } from '../order/order-payments.port';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import type { MailOutbox } from '../shared/mail-outbox.port';
import type { CapturePayments } from './capture-payments';
import { completeOrder } from './complete-order';
import { PaymentHolds } from './payment-holds.port';
import type { Authorisation } from './payments';
import type { PlaceOrderCommand } from './place-order-command';
import { placedOrder } from './placed-order';
import { recordAttempt } from './record-attempt';
import type { ReleaseHolds } from './release-holds';
import { giveUpOrder, isOverdue, lockUnconfirmed, type UnconfirmedOrder } from './unconfirmed-order';

type Accepted = Extract<Authorisation, { kind: 'accepted' }>;

/**
 * Asks the provider about an order, and then confirms it or gives it up. The provider is never asked inside a
 * transaction: what others wait for is locked only before and after (docs/decisions/0002).
 */
export class PayForOrder {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly mail: MailOutbox,
    private readonly payments: CapturePayments,
    private readonly holds: ReleaseHolds,
    /** The time a provider has to answer. */
    private readonly paymentWaitMs: number,
  ) {}

  /**
   * Throws if the provider or the database cannot be reached, or the answer came so late that others may have told the
   * shopper that nothing was ordered; the order is then given up.
   */
  async execute(unconfirmed: UnconfirmedOrder, command: PlaceOrderCommand): Promise<OrderOutcome> {
    try {
      const answer = await this.ask(unconfirmed, command);
      if (answer.kind === 'refused') return await this.refuse(unconfirmed, command, answer.reason);
      return await this.accept(unconfirmed, command, answer);
    } catch (error) {
      await this.giveUp(unconfirmed).catch(() => undefined);
      throw error;
    }
  }

  private ask(
    { payment, holdId, placed }: UnconfirmedOrder,
    { returnAddress }: PlaceOrderCommand,
  ): Promise<Authorisation> {
    const { grandTotalCents: amountCents, currency, orderNumber } = placed.order;
    return payment.authorise({ holdId, amountCents, currency, orderNumber, returnAddress });
  }

  private async accept(
    unconfirmed: UnconfirmedOrder,
    command: PlaceOrderCommand,
    accepted: Accepted,
  ): Promise<OrderOutcome> {
    const order = await this.data.transaction((tx) => this.confirm(tx, unconfirmed, command, accepted));
    if (!order) throw refused({ kind: 'order-not-placed' });
    if (order.paymentStatus === 'authorised') await this.payments.capture(order);
    return { kind: 'placed', order: placedOrder(order) };
  }

  /** undefined if it is too late. */
  private async confirm(
    tx: Transaction,
    { placed, quote, payment, holdId }: UnconfirmedOrder,
    command: PlaceOrderCommand,
    { chargeId, paymentUrl }: Accepted,
  ): Promise<Order | undefined> {
    const { id } = placed.order;
    const now = this.clock.now();
    const unconfirmed = await lockUnconfirmed(tx, placed.order);
    if (!unconfirmed || isOverdue(unconfirmed.order.placedAt, now, this.paymentWaitMs)) return undefined;
    if (!(await tx.get(PaymentHolds).claim(holdId))) return undefined;
    const change =
      paymentUrl === null
        ? ({ status: 'processing', paymentStatus: 'authorised' } as const)
        : ({ status: 'pending', paymentStatus: 'requested' } as const);
    await tx.get(Orders).update(id, change);
    await tx.get(OrderPayments).setCharge(id, { chargeId, paymentUrl });
    // Until it is paid, the shopper may try again with it.
    if (payment.cardId !== null && paymentUrl === null) await tx.get(SavedCards).deleteOneOff(payment.cardId);
    await tx.get(Carts).update(quote.cart.id, { status: 'ordered' });
    const order = { ...placed.order, ...change, chargeId, paymentUrl };
    await completeOrder(tx, this.mail, { ...placed, order }, quote);
    await recordAttempt(tx, command, { kind: 'placed', order: placedOrder(order) }, now);
    return order;
  }

  /** The provider holds nothing, so the hold is deleted with the order. */
  private refuse(
    { placed, holdId }: UnconfirmedOrder,
    command: PlaceOrderCommand,
    reason: CheckoutRefusal,
  ): Promise<OrderOutcome> {
    const outcome: OrderOutcome = { kind: 'refused', reason };
    return this.data.transaction(async (tx) => {
      const unconfirmed = await lockUnconfirmed(tx, placed.order);
      await tx.get(PaymentHolds).delete(holdId);
      if (!unconfirmed) return outcome;
      await giveUpOrder(tx, unconfirmed);
      await recordAttempt(tx, command, outcome, this.clock.now());
      return outcome;
    });
  }

  /**
   * Whether the provider holds the amount is not known: it is released after the shopper has been answered. If others
   * gave the order up, they may have looked for the hold before it existed.
   */
  private async giveUp({ placed, payment, holdId }: UnconfirmedOrder): Promise<void> {
    const { paymentMethod, placedAt: createdAt } = placed.order;
    const { providerCustomerId } = payment;
    await this.data.transaction(async (tx) => {
      const unconfirmed = await lockUnconfirmed(tx, placed.order);
      if (unconfirmed) await giveUpOrder(tx, unconfirmed);
      else if (!(await isConfirmed(tx, placed.order)))
        await tx.get(PaymentHolds).restore({ id: holdId, paymentMethod, providerCustomerId, createdAt });
    });
    void this.holds.release(holdId).catch(() => undefined);
  }
}

/** The confirmation was committed, although its answer was lost. */
const isConfirmed = async (tx: Transaction, { orderNumber }: Order): Promise<boolean> =>
  (await tx.get(Orders).find(orderNumber)) !== undefined;
