import type { Database } from '../database/database';
import { listUncaptured, markCaptured, type Order } from '../order/order.repository';
import type { Payments } from './payment.service';

const BATCH = 100;

/** What a sweep found: whoever runs the shop must hear of money that is held and not taken. */
export interface Captures {
  outstanding: number;
  failed: number;
  /** Why, once for each failure. */
  reasons: unknown[];
}

/** Takes the money of orders that stand: right after the commit, and again at every start for what a crash left over. */
export class CapturePayments {
  constructor(
    private readonly db: Database,
    private readonly payments: Payments,
  ) {}

  /** A provider out of reach does not undo an order: what is held is taken, and reported, by the next sweep. */
  async capture(order: Pick<Order, 'id' | 'paymentMethod' | 'chargeId'>): Promise<void> {
    await this.take(order).catch(() => undefined);
  }

  /** Takes what is still held, and tells what it could not take yet. */
  async captureOutstanding(): Promise<Captures> {
    const outstanding = await listUncaptured(this.db, BATCH);
    const outcomes = await Promise.allSettled(outstanding.map((order) => this.take(order)));
    const reasons = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    return { outstanding: outstanding.length, failed: reasons.length, reasons };
  }

  private async take({ id, paymentMethod, chargeId }: Pick<Order, 'id' | 'paymentMethod' | 'chargeId'>) {
    if (chargeId !== null) await this.payments.capture({ paymentMethod, chargeId });
    await markCaptured(this.db, id);
  }
}
