import { DeliverySpeeds, type SpeedRequest } from '../../../src/application/fulfilment/delivery-speeds.port';
import type { DeliverySpeed, FulfilmentOption } from '../../../src/domain/fulfilment/delivery-speed';
import type { FulfilmentType } from '../../../src/domain/fulfilment/shipping-choice';
import type { Unavailable } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { dollars } from '../builders/catalog';
import { aSpeedRetailer, aVenueSpeed } from '../builders/fulfilment';
import { Outage } from './outage';

export class FakeDeliverySpeeds extends DeliverySpeeds {
  readonly outage = new Outage();
  readonly requests: SpeedRequest[] = [];
  readonly asked: string[] = [];
  /** The speeds of the options page. */
  venue: readonly FulfilmentOption[] = [
    aVenueSpeed({ id: 1, name: 'Dine-In', retailers: [aSpeedRetailer()] }),
    aVenueSpeed({ id: 2, name: 'Pick-Up', retailers: [aSpeedRetailer()] }),
    aVenueSpeed({ id: 3, name: 'Delivery', fee: dollars('9.99') }),
  ];
  speeds: readonly DeliverySpeed[] = [
    {
      id: 1,
      name: '1 Hour Delivery',
      description: 'About 1 hour',
      fee: dollars('9.99'),
      methods: [
        {
          id: 'm1',
          method: 'driver',
          amount: dollars('9.99'),
          deliveryDate: '2030-06-01',
          duration: 'about 1 hour',
        },
      ],
    },
  ];

  async speedsFor(request: SpeedRequest): Promise<Result<readonly DeliverySpeed[], Unavailable>> {
    this.requests.push(request);
    return this.outage.now ?? ok(this.speeds);
  }

  async fulfilmentOptions(
    zipcode: string,
    type: FulfilmentType,
  ): Promise<Result<readonly FulfilmentOption[], Unavailable>> {
    this.asked.push(`${zipcode} ${type}`);
    return this.outage.now ?? ok(this.venue);
  }
}
