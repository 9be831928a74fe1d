import { OrderHistory } from '../../../src/application/order/order-history.port';
import type { Order } from '../../../src/domain/order/order';
import type { Unavailable } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

export class FakeOrderHistory extends OrderHistory {
  readonly outage = new Outage();
  past: readonly Order[] = [];

  async orders(): Promise<Result<readonly Order[], Unavailable>> {
    return this.outage.now ?? ok(this.past);
  }
}
