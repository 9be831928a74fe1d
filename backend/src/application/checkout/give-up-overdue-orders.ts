import type { Order } from '../../domain/order/order';
import { OrderPayments } from '../order/order-payments.port';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { BATCH_SIZE, type BatchResult, runBatch } from '../shared/run-batch';
import { giveUpOrder, isOverdue, lockUnconfirmed } from './unconfirmed-order';

/** Gives up orders whose process ended between asking the payment provider and recording its answer. */
export class GiveUpOverdueOrders {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    /** The time a provider has to answer. */
    private readonly paymentWaitMs: number,
  ) {}

  async execute(): Promise<BatchResult> {
    const before = new Date(this.clock.now().getTime() - this.paymentWaitMs);
    const overdue = await this.data.get(OrderPayments).authorisingSince(before, BATCH_SIZE);
    return runBatch(overdue, (order) => this.giveUp(order));
  }

  /** Whether the provider may still answer about an order that is not confirmed. */
  isUnderWay({ placedAt }: Pick<Order, 'placedAt'>): boolean {
    return !isOverdue(placedAt, this.clock.now(), this.paymentWaitMs);
  }

  /** An order that is overdue, unless it was confirmed meanwhile. */
  async giveUp(order: Pick<Order, 'id' | 'cartId'>): Promise<void> {
    await this.data.transaction(async (tx) => {
      const unconfirmed = await lockUnconfirmed(tx, order);
      if (unconfirmed) await giveUpOrder(tx, unconfirmed);
    });
  }
}
