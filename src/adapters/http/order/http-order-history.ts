import { listOrders } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { OrderHistory } from '../../../application/order/order-history.port';
import type { Order } from '../../../domain/order/order';
import type { Unavailable } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callUnavailable } from '../http-failure';
import { listWith } from '../shared/list-of';
import { toOrder } from './to-order';

@injectable()
export class HttpOrderHistory extends OrderHistory {
  constructor(private readonly api: Api) {
    super();
  }

  /** Code -1 means that there are none (C§9). */
  async orders(): Promise<Result<readonly Order[], Unavailable>> {
    const answer = await this.api.call(listOrders, { body: { api_token: this.api.token } });
    if (!answer.ok) return callUnavailable(answer.failure);
    return ok(listWith(answer.data.data, 'increment_id').map(toOrder));
  }
}
