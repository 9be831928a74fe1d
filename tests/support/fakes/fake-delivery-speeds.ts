import { DeliverySpeeds, type SpeedRequest } from '../../../src/application/fulfilment/delivery-speeds.port';
import type { DeliverySpeed } from '../../../src/domain/fulfilment/delivery-speed';
import type { Unavailable } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { dollars } from '../builders/catalog';
import { Outage } from './outage';

export class FakeDeliverySpeeds extends DeliverySpeeds {
  readonly outage = new Outage();
  readonly requests: SpeedRequest[] = [];
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
}
