import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { runBatch, type BatchResult } from '../shared/run-batch';
import { RedemptionHolds } from './redemption-holds.port';

/** Debits holds after their visit and completes their orders. */
export class CompleteRedemptions {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<BatchResult> {
    const orderIds = await this.data.get(RedemptionHolds).dueOrders(this.clock.now());
    return runBatch(orderIds, (orderId) => this.complete(orderId));
  }

  private async complete(orderId: number): Promise<void> {
    const now = this.clock.now();
    await this.data.transaction(async (tx) => {
      const holds = tx.get(RedemptionHolds);
      if ((await holds.release(orderId, now)) === 0) return;
      await holds.debit(orderId, now);
      await tx.get(Orders).update(orderId, { status: 'complete', paymentStatus: 'captured' });
    });
  }
}
