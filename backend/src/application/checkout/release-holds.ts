import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';
import { type PaymentHold, PaymentHolds } from './payment-holds.port';
import type { Payments } from './payments';

/** How many times `paymentWaitMs` a hold is looked for that the provider does not know of. */
const UNKNOWN_HOLD_WAITS = 3;

/** Releases or refunds amounts that may be held for an order that was given up. */
export class ReleaseHolds {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly payments: Payments,
    /** The time a provider has to answer. */
    private readonly paymentWaitMs: number,
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

  /**
   * A request that the provider does not know of may still arrive: such a hold is looked for again, and then kept for
   * the provider's own report of it.
   */
  private async releaseNow(hold: PaymentHold): Promise<void> {
    const holds = this.data.get(PaymentHolds);
    if (await this.payments.release(hold)) return holds.delete(hold.id);
    const now = this.clock.now();
    const age = now.getTime() - hold.createdAt.getTime();
    if (age >= UNKNOWN_HOLD_WAITS * this.paymentWaitMs) await holds.markNotFound(hold.id, now);
  }
}
