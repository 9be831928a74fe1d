import type { DeliverySpeed } from '../../domain/fulfilment/delivery-speed';
import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

export interface SpeedRequest {
  readonly cartId: string;
  readonly addressId: string;
  readonly zipcode: string;
}

/** The speeds that checkout can send a cart with (API-41). */
export abstract class DeliverySpeeds {
  /** None is an empty list. */
  abstract speedsFor(request: SpeedRequest): Promise<Result<readonly DeliverySpeed[], Unavailable>>;
}
