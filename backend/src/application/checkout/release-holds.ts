import type { DataSource } from '../shared/data-source.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';
import { type PaymentHold, PaymentHolds } from './payment-holds.port';
import type { Payments } from './payments';

/**
 * Releases or refunds amounts that were held for an order that does not exist: after a failure, and by housekeeping.
 */
export class ReleaseHolds {
  constructor(
    private readonly data: DataSource,
    private readonly payments: Payments,
  ) {}

  /** If the provider is unreachable, the next scheduled run tries again. */
  async release(id: string): Promise<void> {
    const holds = await this.data.get(PaymentHolds).abandon({ id, limit: 1 });
    await Promise.all(holds.map((hold) => this.releaseHold(hold)));
  }

  /** Returns how many there were, and why some could not be released yet. */
  async releaseUnclaimed(): Promise<BatchResult> {
    const holds = await this.data.get(PaymentHolds).abandon({ limit: BATCH_SIZE });
    return runBatch(holds, (hold) => this.releaseHold(hold));
  }

  private async releaseHold(hold: PaymentHold): Promise<void> {
    await this.payments.release(hold);
    await this.data.get(PaymentHolds).delete(hold.id);
  }
}
