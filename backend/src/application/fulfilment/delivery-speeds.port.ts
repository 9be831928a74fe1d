import type { DeliverySpeed, ShippingMethod, SpeedFlow } from '../../domain/fulfilment/delivery-speed';

export abstract class DeliverySpeeds {
  /** The speeds of a zipcode, in display order. */
  abstract of(zipcode: string, flow: SpeedFlow): Promise<DeliverySpeed[]>;
  /** The methods of all these speeds, cheapest first. */
  abstract methodsOf(zipcode: string, flow: SpeedFlow): Promise<ShippingMethod[]>;
}
