import { settleAll, type Settled } from '../shared/settled';
import type { Database } from '../../adapters/postgres/database';
import { PostgresOrders } from '../../adapters/postgres/order/postgres-orders';
import type { Clock } from '../shared/clock';
import {
  debitReleased,
  listPoured,
  releaseHolds,
} from '../../adapters/postgres/wallet/held-drinks.repository';

/** Books drinks that were held for a visit as drunk once it has come; their order is complete then. */
export class PourHeld {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Settled> {
    const orderIds = await listPoured(this.db, this.clock.now());
    return settleAll(orderIds, (orderId) => this.pour(orderId));
  }

  private async pour(orderId: number): Promise<void> {
    const now = this.clock.now();
    await this.db.transaction(async (tx) => {
      if ((await releaseHolds(tx, orderId, now)) === 0) return;
      await debitReleased(tx, orderId, now);
      await new PostgresOrders(tx).update(orderId, { status: 'complete', paymentStatus: 'captured' });
    });
  }
}
