import { anOrder, anOrderItem } from '../support/builders/order';
import { FakeOrderHistory } from '../support/fakes/fake-order-history';
import { fakeHarness } from '../support/port-harness';
import { describeOrderHistory } from './order-history.suite';

const threeWays = anOrder({ courierItems: [anOrderItem()], farmDirectItems: [anOrderItem()] });

const past = [threeWays, anOrder({ deliveryMethod: 'pickup' }), anOrder({ deliveryMethod: 'dine-in' })];

describeOrderHistory(
  'faked',
  fakeHarness({
    'a customer with delivery, pickup and dine-in orders exists': () =>
      Object.assign(new FakeOrderHistory(), { past }),
    'a customer without orders exists': () => new FakeOrderHistory(),
  }),
);
