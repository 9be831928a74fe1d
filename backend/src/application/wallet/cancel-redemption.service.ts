import { unitsByStockRow } from '../../domain/cart/stock';
import { Stock } from '../cart/stock.port';
import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import { lockCustomer } from '../../adapters/postgres/customer/customer.repository';
import type { Database, Transaction } from '../../adapters/postgres/database';
import { PostgresOrders } from '../../adapters/postgres/order/postgres-orders';
import type { Clock } from '../shared/clock';
import { Refusal } from '../../domain/shared/refusal';
import { isBeforeVisit, releaseHolds } from '../../adapters/postgres/wallet/held-drinks.repository';

const NO_SUCH_ORDER = 'This order does not exist.';
const TOO_LATE = 'This order can no longer be cancelled.';

/** Gives back what an order that redeems holds, and its bottles, until the hour of its visit. */
export class CancelRedemption {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute(orderNumber: string, customerId: number): Promise<void> {
    await this.db.transaction((tx) => this.cancel(tx, orderNumber, customerId));
  }

  /** Locks as placing does: the customer first, the shelves after. */
  private async cancel(tx: Transaction, orderNumber: string, customerId: number): Promise<void> {
    await lockCustomer(tx, customerId);
    const orders = new PostgresOrders(tx);
    const own = await orders.lockOwn(orderNumber, customerId);
    if (!own) throw new Refusal(NO_SUCH_ORDER);
    const { order, items } = own;
    // Asked again after an answer was lost.
    if (order.status === 'canceled') return;
    const now = this.clock.now();
    const mayCancel = await isBeforeVisit(tx, order.id, now);
    if (!mayCancel || (await releaseHolds(tx, order.id, now)) === 0) throw new Refusal(TOO_LATE);
    await repositoriesOf(tx).get(Stock).restore(unitsByStockRow(items));
    await orders.update(order.id, { status: 'canceled', paymentStatus: order.paymentStatus });
  }
}
