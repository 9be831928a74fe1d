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
import type { OrderMaker } from './order-maker.service';
import { OrderRefusal, type PlaceOrderAnswer, refused } from '../../domain/checkout/order-refusal';
import { placedAnswer } from '../../adapters/http/checkout/placed-order.wire';
import { CARD, UPI } from '../../domain/checkout/payment-choices';
import { claimHold, openHold } from '../../adapters/postgres/checkout/payment-holds.repository';
import type { HeldPlacing, Placing } from './placing';
import type { ReleaseHolds } from './release-holds.service';

/** What the transaction came to. */
interface Decision {
  answer: PlaceOrderAnswer;
  /** The order to take the money of, when this attempt made one. */
  placed?: Order;
}

/** The hold was given up before the transaction could claim it. */
const HOLD_WAS_SWEPT = 'hold was swept';
const HOLDS_AT_MOST = 3;

/**
 * Places an order in one transaction that locks the cart first: whoever asks for the same cart or key meanwhile waits
 * and is then told what became of it (BD-48, X-150). A refusal undoes all but its own record.
 */
export class PlaceOrder {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly maker: OrderMaker,
    private readonly payments: CapturePayments,
    private readonly holds: ReleaseHolds,
    private readonly lockWaitMs: number,
  ) {}

  async execute(placing: Placing): Promise<PlaceOrderAnswer> {
    const { answer, placed } = await this.decideUnswept(placing);
    if (placed?.paymentStatus === 'authorised') await this.payments.capture(placed);
    return answer;
  }

  /**
   * Between the commit of a hold and its claim a sweep may take it for one that a crash left over. Nothing is held
   * under it yet: another one is opened.
   */
  private async decideUnswept(placing: Placing): Promise<Decision> {
    for (let left = HOLDS_AT_MOST; left > 0; left -= 1) {
      const decision = await this.decideOnce(placing);
      if (decision !== HOLD_WAS_SWEPT) return decision;
    }
    throw new HttpProblem(409, 'This order could not be placed just now.');
  }

  /** What may have been held for a transaction that came to nothing is let go at once, while nobody waits for it. */
  private async decideOnce(placing: Placing): Promise<Decision | typeof HOLD_WAS_SWEPT> {
    const isPaidNow = [CARD, UPI].some((method) => method === placing.request.payment_method);
    const holdId = isPaidNow ? await openHold(this.db, placing, this.clock.now()) : undefined;
    try {
      return await boundedTransaction(this.db, this.lockWaitMs, (tx) =>
        this.decide(tx, { ...placing, holdId }),
      );
    } catch (error) {
      if (holdId !== undefined) void this.holds.release(holdId).catch(() => undefined);
      throw error;
    }
  }

  private async decide(tx: Transaction, placing: HeldPlacing): Promise<Decision | typeof HOLD_WAS_SWEPT> {
    if (placing.holdId !== undefined && !(await claimHold(tx, placing.holdId))) return HOLD_WAS_SWEPT;
    const cart = await lockOwnCart(repositoriesOf(tx), placing.request.cart_id, placing.session);
    if (!cart) return { answer: refused(textOf({ kind: 'cart-not-found' })).answer };
    const earlier =
      placing.key === undefined ? undefined : await findAttempt(tx, placing.session.customerId, placing.key);
    if (earlier) return { answer: replayed(earlier, placing) };
    if (cart.status !== 'open') return { answer: await this.answerOfEarlierOrder(tx, cart, placing) };
    return this.tryToPlace(tx, cart, placing);
  }

  /** The attempt runs in a savepoint: what it did can be undone while its refusal is written down. */
  private async tryToPlace(tx: Transaction, cart: Cart, placing: HeldPlacing): Promise<Decision> {
    try {
      return await tx.transaction(async (inner) => {
        const placed = await this.maker.make(inner, cart, placing);
        const answer = placedAnswer(placed);
        await this.record(inner, placing, answer);
        return { answer, placed };
      });
    } catch (error) {
      if (!(error instanceof OrderRefusal)) throw error;
      await this.record(tx, placing, error.answer);
      return { answer: error.answer };
    }
  }

  /** One cart, one order: asking again, whatever the key, tells the same. */
  private async answerOfEarlierOrder(
    tx: Transaction,
    cart: Cart,
    placing: Placing,
  ): Promise<PlaceOrderAnswer> {
    const order = await new PostgresOrders(tx).ofCart(cart.id, placing.session.customerId);
    const answer = order ? placedAnswer(order) : refused(textOf({ kind: 'cart-not-found' })).answer;
    if (order) await this.record(tx, placing, answer);
    return answer;
  }

  private async record(
    tx: Transaction,
    { key, request, session }: Placing,
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

function replayed(earlier: OrderAttempt, { request }: Placing): PlaceOrderAnswer {
  if (earlier.payloadHash !== payloadHash(request)) throw refusedRequest({ kind: 'idempotency-key-reused' });
  return earlier.response as PlaceOrderAnswer;
}
