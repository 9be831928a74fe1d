import type { Database } from '../../adapters/postgres/database';
import {
  abandonHolds,
  forgetHold,
  type PaymentHold,
} from '../../adapters/postgres/checkout/payment-holds.repository';
import type { Payments } from './payment.service';
import { runBatch, type BatchResult } from '../shared/run-batch';

const BATCH = 100;

/** Lets go of, or gives back, money that was held for an order that is not there: after a failure, and at every start. */
export class ReleaseHolds {
  constructor(
    private readonly db: Database,
    private readonly payments: Payments,
  ) {}

  /** A provider out of reach is asked again by the next sweep. */
  async release(id: string): Promise<void> {
    const holds = await abandonHolds(this.db, { id, limit: 1 });
    await Promise.all(holds.map((hold) => this.letGo(hold)));
  }

  /** How many there were, and why some could not be let go yet. */
  async releaseUnclaimed(): Promise<BatchResult> {
    const holds = await abandonHolds(this.db, { limit: BATCH });
    return runBatch(holds, (hold) => this.letGo(hold));
  }

  private async letGo(hold: PaymentHold): Promise<void> {
    await this.payments.release(hold);
    await forgetHold(this.db, hold.id);
  }
}
