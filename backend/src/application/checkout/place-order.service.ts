import type { Cart } from '../../domain/cart/cart';
import { lockOwnCart } from '../cart/cart-access';
import { textOf } from '../../adapters/http/refusals';
import { refused as refusedRequest } from '../../domain/shared/shared-refusal';
import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import type { Database, Transaction } from '../../adapters/postgres/database';
import { HttpProblem } from '../../adapters/http/http-problem';
import { payloadHash } from '../../adapters/http/idempotency';
import { PostgresOrders } from '../../adapters/postgres/order/postgres-orders';
import type { Order } from '../../domain/order/order';
import type { Clock } from '../shared/clock';
import type { CapturePayments } from './capture-payments.service';
import { boundedTransaction } from '../../adapters/postgres/checkout/bounded-transaction';
import {
  findAttempt,
  type OrderAttempt,
  recordAttempt,
} from '../../adapters/postgres/checkout/order-attempts.repository';
import type { PlaceOrderTransaction } from './place-order-transaction';
import { OrderRefusal, type PlaceOrderAnswer, refused } from '../../domain/checkout/order-refusal';
import { placedAnswer } from '../../adapters/http/checkout/placed-order.wire';
import { CARD, UPI } from '../../domain/checkout/payment-choices';
import { claimHold, openHold } from '../../adapters/postgres/checkout/payment-holds.repository';
import type { PlaceOrderWithHold, PlaceOrderCommand } from './place-order-command';
import type { ReleaseHolds } from './release-holds.service';

/** What the transaction came to. */
interface Decision {
  answer: PlaceOrderAnswer;
  /** The order to take the money of, when this attempt made one. */
  placed?: Order;
}

/** The hold was released by a sweep before the transaction could claim it. */
const HOLD_WAS_RELEASED = 'hold was swept';
const HOLDS_AT_MOST = 3;

/**
 * Places an order in one transaction that locks the cart first: concurrent requests for the same cart or key wait,
 * and then get its outcome (BD-48, X-150). A refusal rolls back everything except its own record.
 */
export class PlaceOrder {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly transaction: PlaceOrderTransaction,
    private readonly payments: CapturePayments,
    private readonly holds: ReleaseHolds,
    private readonly lockWaitMs: number,
  ) {}

  async execute(command: PlaceOrderCommand): Promise<PlaceOrderAnswer> {
    const { answer, placed } = await this.decideWithLiveHold(command);
    if (placed?.paymentStatus === 'authorised') await this.payments.capture(placed);
    return answer;
  }

  /**
   * Between the commit of a hold and its claim a sweep may treat it as left over by a crash. Nothing is held under it
   * yet, so another one is created.
   */
  private async decideWithLiveHold(command: PlaceOrderCommand): Promise<Decision> {
    for (let left = HOLDS_AT_MOST; left > 0; left -= 1) {
      const decision = await this.decideOnce(command);
      if (decision !== HOLD_WAS_RELEASED) return decision;
    }
    throw new HttpProblem(409, 'This order could not be placed just now.');
  }

  /** A hold of a failed transaction is released immediately, in the background. */
  private async decideOnce(command: PlaceOrderCommand): Promise<Decision | typeof HOLD_WAS_RELEASED> {
    const isPaidNow = [CARD, UPI].some((method) => method === command.request.payment_method);
    const holdId = isPaidNow ? await openHold(this.db, command, this.clock.now()) : undefined;
    try {
      return await boundedTransaction(this.db, this.lockWaitMs, (tx) =>
        this.decide(tx, { ...command, holdId }),
      );
    } catch (error) {
      if (holdId !== undefined) void this.holds.release(holdId).catch(() => undefined);
      throw error;
    }
  }

  private async decide(
    tx: Transaction,
    command: PlaceOrderWithHold,
  ): Promise<Decision | typeof HOLD_WAS_RELEASED> {
    if (command.holdId !== undefined && !(await claimHold(tx, command.holdId))) return HOLD_WAS_RELEASED;
    const cart = await lockOwnCart(repositoriesOf(tx), command.request.cart_id, command.session);
    if (!cart) return { answer: refused(textOf({ kind: 'cart-not-found' })).answer };
    const earlier =
      command.key === undefined ? undefined : await findAttempt(tx, command.session.customerId, command.key);
    if (earlier) return { answer: replayed(earlier, command) };
    if (cart.status !== 'open') return { answer: await this.answerOfEarlierOrder(tx, cart, command) };
    return this.placeInSavepoint(tx, cart, command);
  }

  /** Runs in a savepoint: the changes can be rolled back while the refusal is recorded. */
  private async placeInSavepoint(
    tx: Transaction,
    cart: Cart,
    command: PlaceOrderWithHold,
  ): Promise<Decision> {
    try {
      return await tx.transaction(async (inner) => {
        const placed = await this.transaction.run(inner, cart, command);
        const answer = placedAnswer(placed);
        await this.record(inner, command, answer);
        return { answer, placed };
      });
    } catch (error) {
      if (!(error instanceof OrderRefusal)) throw error;
      await this.record(tx, command, error.answer);
      return { answer: error.answer };
    }
  }

  /** One cart, one order: a repeated request has the same answer, whatever its key. */
  private async answerOfEarlierOrder(
    tx: Transaction,
    cart: Cart,
    command: PlaceOrderCommand,
  ): Promise<PlaceOrderAnswer> {
    const order = await new PostgresOrders(tx).ofCart(cart.id, command.session.customerId);
    const answer = order ? placedAnswer(order) : refused(textOf({ kind: 'cart-not-found' })).answer;
    if (order) await this.record(tx, command, answer);
    return answer;
  }

  private async record(
    tx: Transaction,
    { key, request, session }: PlaceOrderCommand,
    answer: PlaceOrderAnswer,
  ): Promise<void> {
    if (key === undefined) return;
    const bound = {
      key,
      customerId: session.customerId,
      cartId: request.cart_id,
      payloadHash: payloadHash(request),
    };
    if (!(await recordAttempt(tx, { ...bound, createdAt: this.clock.now() }, answer)))
      throw refusedRequest({ kind: 'idempotency-key-reused' });
  }
}

function replayed(earlier: OrderAttempt, { request }: PlaceOrderCommand): PlaceOrderAnswer {
  if (earlier.payloadHash !== payloadHash(request)) throw refusedRequest({ kind: 'idempotency-key-reused' });
  return earlier.response as PlaceOrderAnswer;
}
