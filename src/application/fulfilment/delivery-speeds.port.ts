import type { DeliverySpeed, FulfilmentOption } from '../../domain/fulfilment/delivery-speed';
import type { FulfilmentType } from '../../domain/fulfilment/shipping-choice';
import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

export interface SpeedRequest {
  readonly cartId: string;
  readonly addressId: string;
  readonly zipcode: string;
}

/** The delivery speeds for a checkout, and the options of the delivery options page (API-41). */
export abstract class DeliverySpeeds {
  /** None is an empty list. */
  abstract speedsFor(request: SpeedRequest): Promise<Result<readonly DeliverySpeed[], Unavailable>>;
  /** Dine-In, Pick-Up and Delivery, without a cart; the flags follow the stored type. */
  abstract fulfilmentOptions(
    zipcode: string,
    type: FulfilmentType,
  ): Promise<Result<readonly FulfilmentOption[], Unavailable>>;
}
