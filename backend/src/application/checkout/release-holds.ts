import type { DataSource } from '../shared/data-source.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';
import { type PaymentHold, PaymentHolds } from './payment-holds.port';
import type { Payments } from './payments';

/** Releases or refunds amounts that may be held for an order that was given up. */
export class ReleaseHolds {
  constructor(
    private readonly data: DataSource,
    private readonly payments: Payments,
  ) {}

  /** If the provider is unreachable, the next scheduled run tries again. */
  async release(id: string): Promise<void> {
    const holds = await this.data.get(PaymentHolds).withoutOrder({ id, limit: 1 });
    await Promise.all(holds.map((hold) => this.releaseNow(hold)));
  }

  /** Returns how many there were, and why some could not be released yet. */
  async releaseAll(): Promise<BatchResult> {
    const holds = await this.data.get(PaymentHolds).withoutOrder({ limit: BATCH_SIZE });
    return runBatch(holds, (hold) => this.releaseNow(hold));
  }

  async releaseNow(hold: PaymentHold): Promise<void> {
    await this.payments.release(hold);
    await this.data.get(PaymentHolds).delete(hold.id);
  }
}
