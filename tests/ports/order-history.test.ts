import { HttpOrderHistory } from '../../src/adapters/http/order/http-order-history';
import { anOrder, anOrderItem } from '../support/builders/order';
import { FakeOrderHistory } from '../support/fakes/fake-order-history';
import { fakeHarness, httpHarness } from '../support/port-harness';
import { describeOrderHistory } from './order-history.suite';

const threeWays = anOrder()
  .with({ courierItems: [anOrderItem()], farmDirectItems: [anOrderItem()] })
  .build();

const past = [
  threeWays,
  anOrder().with({ deliveryMethod: 'pickup' }).build(),
  anOrder().with({ deliveryMethod: 'dine-in' }).build(),
];

describeOrderHistory(
  'faked',
  fakeHarness({
    'a customer with delivery, pickup and dine-in orders exists': () =>
      Object.assign(new FakeOrderHistory(), { past }),
    'a customer without orders exists': () => new FakeOrderHistory(),
  }),
);
describeOrderHistory(
  'over HTTP',
  httpHarness((api) => new HttpOrderHistory(api)),
);
