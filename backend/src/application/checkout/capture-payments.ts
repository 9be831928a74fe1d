import type { Order } from '../../domain/order/order';
import type { CardGateway } from '../customer/card-gateway.port';
import { OrderPayments } from '../order/order-payments.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';
import { Refunds } from './refunds.port';

type ToCapture = Pick<Order, 'id' | 'chargeId' | 'currency'>;

/** Captures payments of committed orders: right after the commit, and later for those that a crash left uncaptured. */
export class CapturePayments {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly cards: CardGateway,
  ) {}

  /** An unreachable provider does not undo the order: the next scheduled run captures the hold and reports failures. */
  async capture(order: ToCapture): Promise<void> {
    await this.captureAndMark(order).catch(() => undefined);
  }

  /**
   * Captures what is not canceled of the order. What was canceled while the provider was capturing is refunded. Throws if
   * the provider is unreachable, or does not hold the amount any more.
   */
  async captureAndMark({ id, chargeId, currency }: ToCapture): Promise<void> {
    const amountCents = await this.data.get(OrderPayments).amountToCapture(id);
    if (amountCents === undefined) return;
    const captured =
      chargeId === null ? amountCents : await this.cards.capture({ chargeId, amountCents, currency });
    await this.data.transaction(async (tx) => {
      const tooMuch = await tx.get(OrderPayments).markCaptured(id, captured);
      if (tooMuch === 0) return;
      const refund = { orderId: id, amountCents: tooMuch, createdAt: this.clock.now() };
      await tx.get(Refunds).insert({ ...refund, reason: null, settledAt: null });
    });
  }

  /** Captures what is still held; returns what failed. */
  async captureOutstanding(): Promise<BatchResult> {
    const uncaptured = await this.data.get(OrderPayments).uncaptured(BATCH_SIZE);
    return runBatch(uncaptured, (order) => this.captureAndMark(order));
  }
}
