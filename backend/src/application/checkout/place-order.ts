import { setTimeout as pause } from 'node:timers/promises';
import type { Cart } from '../../domain/cart/cart';
import type { OrderRefusal } from '../../domain/checkout/checkout-refusal';
import type { OrderOutcome } from '../../domain/checkout/order-outcome';
import { Refused } from '../../domain/shared/refused';
import { refused as refusedShared } from '../../domain/shared/shared-refusal';
import { lockOwnCart } from '../cart/cart-access';
import { OrderPayments } from '../order/order-payments.port';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import { type OrderAttempt, OrderAttempts } from './order-attempts.port';
import type { PayForOrder } from './pay-for-order';
import type { PlaceOrderCommand } from './place-order-command';
import type { PlaceOrderTransaction } from './place-order-transaction';
import { placedOrder } from './placed-order';
import { recordAttempt } from './record-attempt';
import { giveUpOrder, isOverdue, type UnconfirmedOrder } from './unconfirmed-order';

/**
 * The result of the transaction. `under way`: another request is paying for an order of this cart; `given up`: the order
 * that another one left unfinished is gone, and the cart is open again.
 */
type Decision =
  | { kind: 'decided'; outcome: OrderOutcome }
  | ({ kind: 'unconfirmed' } & UnconfirmedOrder)
  | { kind: 'under way' }
  | { kind: 'given up' };

interface OrderTimes {
  /** How long to wait for locked rows, and for another request that orders the same cart. */
  lockWaitMs: number;
  /** How long a payment provider has to answer before others give the order up. */
  paymentWaitMs: number;
}

const POLL_INTERVAL_MS = 100;
const NO_SUCH_CART: Decision = {
  kind: 'decided',
  outcome: { kind: 'refused', reason: { kind: 'cart-not-found' } },
};

/**
 * Places an order: a transaction that locks the cart first reserves everything; then the payment provider is asked; a
 * second transaction confirms the order or gives it up. Concurrent requests for the same cart or key wait, and get the
 * same outcome (BD-48, X-150). A refusal rolls back everything except its own record.
 */
export class PlaceOrder {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly transaction: PlaceOrderTransaction,
    private readonly payment: PayForOrder,
    private readonly times: OrderTimes,
  ) {}

  async execute(command: PlaceOrderCommand): Promise<OrderOutcome> {
    const decision = await this.decideWhenFree(command);
    return decision.kind === 'decided' ? decision.outcome : this.payment.execute(decision, command);
  }

  private async decideWhenFree(
    command: PlaceOrderCommand,
  ): Promise<Exclude<Decision, { kind: 'under way' | 'given up' }>> {
    const { lockWaitMs: lockTimeoutMs } = this.times;
    for (let waitedMs = 0; waitedMs <= lockTimeoutMs; waitedMs += POLL_INTERVAL_MS) {
      const decision = await this.data.transaction((tx) => this.decide(tx, command), { lockTimeoutMs });
      if (decision.kind === 'decided' || decision.kind === 'unconfirmed') return decision;
      if (decision.kind === 'under way') await pause(POLL_INTERVAL_MS);
    }
    throw refusedShared({ kind: 'busy' });
  }

  private async decide(tx: Transaction, command: PlaceOrderCommand): Promise<Decision> {
    const { attempt, session } = command;
    const cart = await lockOwnCart(tx, command.cartId, session);
    if (!cart) return NO_SUCH_CART;
    const earlier = attempt && (await tx.get(OrderAttempts).find(session.customerId, attempt.key));
    if (earlier) return { kind: 'decided', outcome: storedOutcome(earlier, command) };
    if (cart.status === 'ordering') return this.giveUpIfOverdue(tx, cart, command);
    if (cart.status === 'ordered' || cart.status === 'saved') return this.outcomeOfOrder(tx, cart, command);
    return this.placeInSavepoint(tx, cart, command);
  }

  /**
   * Gives up the order that another request left unfinished, once it is overdue. The cart is ordered in the next
   * transaction: this one has locked stock and slots, and locking more of them in any order could deadlock.
   */
  private async giveUpIfOverdue(
    tx: Transaction,
    cart: Cart,
    { session }: PlaceOrderCommand,
  ): Promise<Decision> {
    const order = await tx.get(Orders).ofCart(cart.id, session.customerId);
    if (!order || !isOverdue(order.placedAt, this.clock.now(), this.times.paymentWaitMs))
      return { kind: 'under way' };
    const unconfirmed = await tx.get(OrderPayments).lockAuthorising(order.id);
    if (unconfirmed) await giveUpOrder(tx, unconfirmed);
    return { kind: 'given up' };
  }

  /** The attempt runs in a savepoint, so that it can be rolled back while its refusal is recorded. */
  private async placeInSavepoint(tx: Transaction, cart: Cart, command: PlaceOrderCommand): Promise<Decision> {
    try {
      return await tx.savepoint(async (inner) => {
        const written = await this.transaction.run(inner, cart, command);
        if (written.kind === 'unconfirmed') return written;
        const outcome: OrderOutcome = { kind: 'placed', order: placedOrder(written.order) };
        return this.decided(inner, command, outcome);
      });
    } catch (error) {
      if (!isRefusedOrder(error)) throw error;
      return this.decided(tx, command, { kind: 'refused', reason: error.reason });
    }
  }

  /** One order per cart: a repeated request, whatever its key, gets the same answer. */
  private async outcomeOfOrder(tx: Transaction, cart: Cart, command: PlaceOrderCommand): Promise<Decision> {
    const order = await tx.get(Orders).ofCart(cart.id, command.session.customerId);
    if (!order) return NO_SUCH_CART;
    return this.decided(tx, command, { kind: 'placed', order: placedOrder(order) });
  }

  private async decided(
    tx: Transaction,
    command: PlaceOrderCommand,
    outcome: OrderOutcome,
  ): Promise<Decision> {
    await recordAttempt(tx, command, outcome, this.clock.now());
    return { kind: 'decided', outcome };
  }
}

/** A reused key with other details is an error of the request, not an outcome of the attempt. */
const isRefusedOrder = (error: unknown): error is Refused<OrderRefusal> =>
  error instanceof Refused && (error as Refused).reason.kind !== 'idempotency-key-reused';

function storedOutcome(earlier: OrderAttempt, { attempt }: PlaceOrderCommand): OrderOutcome {
  if (earlier.payloadHash !== attempt?.payloadHash) throw refusedShared({ kind: 'idempotency-key-reused' });
  return earlier.outcome;
}
