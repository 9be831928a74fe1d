import type { Order } from '../../domain/order/order';
import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

export abstract class OrderHistory {
  /** Newest first; possibly empty. */
  abstract orders(): Promise<Result<readonly Order[], Unavailable>>;
}
