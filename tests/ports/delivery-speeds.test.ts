import type { DeliverySpeed } from '../../src/domain/fulfilment/delivery-speed';
import { dollars } from '../support/builders/catalog';
import { aVenueSpeed } from '../support/builders/fulfilment';
import { FakeDeliverySpeeds } from '../support/fakes/fake-delivery-speeds';
import { fakeHarness } from '../support/port-harness';
import { describeDeliverySpeeds } from './delivery-speeds.suite';

const speed = (id: number, name: string, ...amounts: string[]): DeliverySpeed => ({
  id,
  name,
  description: name,
  fee: dollars(amounts[0] ?? '0'),
  methods: amounts.map((amount, index) => ({
    id: `${id}${index}`,
    method: name,
    amount: dollars(amount),
    deliveryDate: '',
    duration: '',
  })),
});

const offering =
  (...speeds: DeliverySpeed[]) =>
  () =>
    Object.assign(new FakeDeliverySpeeds(), { speeds });

describeDeliverySpeeds(
  'faked',
  fakeHarness({
    'zipcode 10001 offers all speeds': offering(
      speed(1, '1 Hour Delivery', '9.99'),
      speed(2, 'Courier Delivery', '6.50', '12.50'),
      speed(3, 'Store Pickup', '0.00'),
      speed(10, 'Delivery'),
    ),
    'zipcode 94105 offers only courier': () =>
      Object.assign(new FakeDeliverySpeeds(), {
        speeds: [speed(2, 'Courier Delivery', '6.50')],
        venue: [
          aVenueSpeed({ methods: [] }),
          aVenueSpeed({ id: 2, methods: [] }),
          aVenueSpeed({ id: 3, name: 'Delivery' }),
        ],
      }),
    'no speed is available for zipcode 59001': () =>
      Object.assign(new FakeDeliverySpeeds(), { speeds: [], venue: [] }),
  }),
);
