import { unitsPerStock } from '../../domain/cart/stock';
import { refused } from '../../domain/wallet/wallet-refusal';
import { Stock } from '../cart/stock.port';
import { Customers } from '../customer/customers.port';
import { Orders } from '../order/orders.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import { RedemptionHolds } from './redemption-holds.port';

/** Cancels a redemption before the hour of its visit: returns its balance and its stock. */
export class CancelRedemption {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(orderNumber: string, customerId: number): Promise<void> {
    await this.data.transaction((tx) => this.cancel(tx, orderNumber, customerId));
  }

  /** Locks in the same order as placing: the customer first, then stock. */
  private async cancel(tx: Transaction, orderNumber: string, customerId: number): Promise<void> {
    const [orders, holds] = [tx.get(Orders), tx.get(RedemptionHolds)];
    await tx.get(Customers).lock(customerId);
    const own = await orders.lockOwn(orderNumber, customerId);
    if (!own) throw refused({ kind: 'redemption-not-found' });
    const { order, items } = own;
    // A repeated request, after a lost answer.
    if (order.status === 'canceled') return;
    const now = this.clock.now();
    const mayCancel = await holds.isBeforeVisit(order.id, now);
    if (!mayCancel || (await holds.release(order.id, now)) === 0)
      throw refused({ kind: 'redemption-not-cancellable' });
    await tx.get(Stock).restore(unitsPerStock(items));
    await orders.update(order.id, { status: 'canceled', paymentStatus: order.paymentStatus });
  }
}
