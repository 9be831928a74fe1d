import type { Order } from '../../domain/order/order';
import type { CardGateway } from '../customer/card-gateway.port';
import { OrderPayments } from '../order/order-payments.port';
import type { DataSource } from '../shared/data-source.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';

/** Captures payments of committed orders: right after the commit, and later for those that a crash left uncaptured. */
export class CapturePayments {
  constructor(
    private readonly data: DataSource,
    private readonly cards: CardGateway,
  ) {}

  /** An unreachable provider does not undo the order: the next scheduled run captures the hold and reports failures. */
  async capture(order: Pick<Order, 'id' | 'chargeId'>): Promise<void> {
    await this.captureAndMark(order).catch(() => undefined);
  }

  /** Throws if the provider is unreachable, or does not hold the amount any more. */
  async captureAndMark({ id, chargeId }: Pick<Order, 'id' | 'chargeId'>): Promise<void> {
    if (chargeId !== null) await this.cards.capture(chargeId);
    await this.data.get(OrderPayments).markCaptured(id);
  }

  /** Captures what is still held; returns what failed. */
  async captureOutstanding(): Promise<BatchResult> {
    const uncaptured = await this.data.get(OrderPayments).uncaptured(BATCH_SIZE);
    return runBatch(uncaptured, (order) => this.captureAndMark(order));
  }
}
