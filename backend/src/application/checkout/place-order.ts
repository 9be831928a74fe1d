import type { Cart } from '../../domain/cart/cart';
import { type OrderRefusal, refused } from '../../domain/checkout/checkout-refusal';
import type { OrderOutcome } from '../../domain/checkout/order-outcome';
import { CARD, UPI } from '../../domain/checkout/payment-choices';
import type { Order } from '../../domain/order/order';
import { Refused } from '../../domain/shared/refused';
import { refused as refusedShared } from '../../domain/shared/shared-refusal';
import { lockOwnCart } from '../cart/cart-access';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import type { CapturePayments } from './capture-payments';
import { type OrderAttempt, OrderAttempts } from './order-attempts.port';
import { PaymentHolds } from './payment-holds.port';
import type { PlaceOrderCommand, PlaceOrderWithHold } from './place-order-command';
import type { PlaceOrderTransaction } from './place-order-transaction';
import { placedOrder } from './placed-order';
import type { ReleaseHolds } from './release-holds';

/** The result of the transaction. */
interface Decision {
  outcome: OrderOutcome;
  /** The order to capture, if this attempt created one. */
  placed?: Order;
}

/** The hold was abandoned before the transaction could claim it. */
const HOLD_ABANDONED = 'hold abandoned';
const MAX_HOLDS = 3;
const NO_SUCH_CART: OrderOutcome = { kind: 'refused', reason: { kind: 'cart-not-found' } };

/**
 * Places an order in one transaction that locks the cart first: concurrent requests for the same cart or key wait for
 * it and get its outcome (BD-48, X-150). A refusal rolls back everything except its own record.
 */
export class PlaceOrder {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly transaction: PlaceOrderTransaction,
    private readonly payments: CapturePayments,
    private readonly holds: ReleaseHolds,
    private readonly lockWaitMs: number,
  ) {}

  async execute(command: PlaceOrderCommand): Promise<OrderOutcome> {
    const { outcome, placed } = await this.decideWithHold(command);
    if (placed?.paymentStatus === 'authorised') await this.payments.capture(placed);
    return outcome;
  }

  /**
   * Between committing a hold and claiming it, housekeeping may take it for one that a crash left over. Nothing is held
   * under it yet, so another one is created.
   */
  private async decideWithHold(command: PlaceOrderCommand): Promise<Decision> {
    for (let left = MAX_HOLDS; left > 0; left -= 1) {
      const decision = await this.decideAndReleaseOnFailure(command);
      if (decision !== HOLD_ABANDONED) return decision;
    }
    throw refused({ kind: 'order-not-placed' });
  }

  /** A hold that was made for a failed transaction is released at once. */
  private async decideAndReleaseOnFailure(
    command: PlaceOrderCommand,
  ): Promise<Decision | typeof HOLD_ABANDONED> {
    const holdId = await this.createHold(command);
    try {
      return await this.data.transaction((tx) => this.decide(tx, { ...command, holdId }), {
        lockTimeoutMs: this.lockWaitMs,
      });
    } catch (error) {
      if (holdId !== undefined) void this.holds.release(holdId).catch(() => undefined);
      throw error;
    }
  }

  private async createHold({ payment, session }: PlaceOrderCommand): Promise<string | undefined> {
    if (![CARD, UPI].some((method) => method === payment.method)) return undefined;
    const hold = { paymentMethod: payment.method, cardId: payment.cardId, customerId: session.customerId };
    return this.data.get(PaymentHolds).create(hold, this.clock.now());
  }

  private async decide(
    tx: Transaction,
    command: PlaceOrderWithHold,
  ): Promise<Decision | typeof HOLD_ABANDONED> {
    const { holdId, attempt, session } = command;
    if (holdId !== undefined && !(await tx.get(PaymentHolds).claim(holdId))) return HOLD_ABANDONED;
    const cart = await lockOwnCart(tx, command.cartId, session);
    if (!cart) return { outcome: NO_SUCH_CART };
    const earlier = attempt && (await tx.get(OrderAttempts).find(session.customerId, attempt.key));
    if (earlier) return { outcome: storedOutcome(earlier, command) };
    if (cart.status !== 'open') return { outcome: await this.outcomeOfEarlierOrder(tx, cart, command) };
    return this.placeInSavepoint(tx, cart, command);
  }

  /** The attempt runs in a savepoint, so that it can be rolled back while its refusal is recorded. */
  private async placeInSavepoint(
    tx: Transaction,
    cart: Cart,
    command: PlaceOrderWithHold,
  ): Promise<Decision> {
    try {
      return await tx.savepoint(async (inner) => {
        const placed = await this.transaction.run(inner, cart, command);
        const outcome: OrderOutcome = { kind: 'placed', order: placedOrder(placed) };
        await this.record(inner, command, outcome);
        return { outcome, placed };
      });
    } catch (error) {
      if (!isRefusedOrder(error)) throw error;
      const refusal: OrderOutcome = { kind: 'refused', reason: error.reason };
      await this.record(tx, command, refusal);
      return { outcome: refusal };
    }
  }

  /** One order per cart: a repeated request, whatever its key, gets the same answer. */
  private async outcomeOfEarlierOrder(
    tx: Transaction,
    cart: Cart,
    command: PlaceOrderCommand,
  ): Promise<OrderOutcome> {
    const order = await tx.get(Orders).ofCart(cart.id, command.session.customerId);
    if (!order) return NO_SUCH_CART;
    const outcome: OrderOutcome = { kind: 'placed', order: placedOrder(order) };
    await this.record(tx, command, outcome);
    return outcome;
  }

  private async record(
    tx: Transaction,
    { attempt, cartId, session }: PlaceOrderCommand,
    outcome: OrderOutcome,
  ): Promise<void> {
    if (!attempt) return;
    const recorded = { ...attempt, customerId: session.customerId, cartId, outcome };
    if (!(await tx.get(OrderAttempts).record(recorded, this.clock.now())))
      throw refusedShared({ kind: 'idempotency-key-reused' });
  }
}

/** A reused key with other details is an error of the request, not an outcome of the attempt. */
const isRefusedOrder = (error: unknown): error is Refused<OrderRefusal> =>
  error instanceof Refused && (error as Refused).reason.kind !== 'idempotency-key-reused';

function storedOutcome(earlier: OrderAttempt, { attempt }: PlaceOrderCommand): OrderOutcome {
  if (earlier.payloadHash !== attempt?.payloadHash) throw refusedShared({ kind: 'idempotency-key-reused' });
  return earlier.outcome;
}
