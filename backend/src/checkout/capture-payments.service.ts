import type { Database } from '../database/database';
import { listUncaptured, markCaptured, type Order } from '../order/order.repository';
import type { Payments } from './payment.service';

const BATCH = 100;

/** Takes the money of orders that stand: right after the commit, and again at every start for what a crash left over. */
export class CapturePayments {
  constructor(
    private readonly db: Database,
    private readonly payments: Payments,
  ) {}

  /** True when the money is taken. A provider out of reach does not undo an order: what is held is taken later. */
  async capture(order: Pick<Order, 'id' | 'paymentMethod' | 'chargeId'>): Promise<boolean> {
    try {
      if (order.chargeId !== null)
        await this.payments.capture({ paymentMethod: order.paymentMethod, chargeId: order.chargeId });
      await markCaptured(this.db, order.id);
      return true;
    } catch {
      return false;
    }
  }

  /** Takes what is still held; answers how many orders it could not take yet. */
  async captureOutstanding(): Promise<number> {
    const outstanding = await listUncaptured(this.db, BATCH);
    const taken = await Promise.all(outstanding.map((order) => this.capture(order)));
    return taken.filter((done) => !done).length;
  }
}
