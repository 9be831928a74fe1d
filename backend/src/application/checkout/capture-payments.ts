import type { Order } from '../../domain/order/order';
import { OrderPayments } from '../order/order-payments.port';
import type { DataSource } from '../shared/data-source.port';
import type { Payments } from './payments';
import { runBatch, type BatchResult } from '../shared/run-batch';

const BATCH = 100;

/** Takes the money of orders that stand: right after the commit, and again at every start for what a crash left over. */
export class CapturePayments {
  constructor(
    private readonly data: DataSource,
    private readonly payments: Payments,
  ) {}

  /** A provider out of reach does not undo an order: what is held is taken, and reported, by the next sweep. */
  async capture(order: Pick<Order, 'id' | 'chargeId'>): Promise<void> {
    await this.take(order).catch(() => undefined);
  }

  /** Takes what is still held, and tells what it could not take yet. */
  async captureOutstanding(): Promise<BatchResult> {
    const outstanding = await this.data.get(OrderPayments).uncaptured(BATCH);
    return runBatch(outstanding, (order) => this.take(order));
  }

  private async take({ id, chargeId }: Pick<Order, 'id' | 'chargeId'>) {
    if (chargeId !== null) await this.payments.capture(chargeId);
    await this.data.get(OrderPayments).markCaptured(id);
  }
}
