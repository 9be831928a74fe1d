import type { Database } from '../../adapters/postgres/database';
import { PostgresOrderPayments } from '../../adapters/postgres/order/postgres-order-payments';
import type { Order } from '../../domain/order/order';
import type { Payments } from './payment.service';
import { runBatch, type BatchResult } from '../shared/run-batch';

const BATCH = 100;

/** Takes the money of orders that stand: right after the commit, and again at every start for what a crash left over. */
export class CapturePayments {
  constructor(
    private readonly db: Database,
    private readonly payments: Payments,
  ) {}

  /** A provider out of reach does not undo an order: what is held is taken, and reported, by the next sweep. */
  async capture(order: Pick<Order, 'id' | 'chargeId'>): Promise<void> {
    await this.take(order).catch(() => undefined);
  }

  /** Takes what is still held, and tells what it could not take yet. */
  async captureOutstanding(): Promise<BatchResult> {
    const outstanding = await new PostgresOrderPayments(this.db).uncaptured(BATCH);
    return runBatch(outstanding, (order) => this.take(order));
  }

  private async take({ id, chargeId }: Pick<Order, 'id' | 'chargeId'>) {
    if (chargeId !== null) await this.payments.capture(chargeId);
    await new PostgresOrderPayments(this.db).markCaptured(id);
  }
}
