import { aCart, aLine } from '../support/builders/cart';
import { FakeOrders } from '../support/fakes/fake-orders';
import { fakeHarness } from '../support/port-harness';
import { describeOrders } from './orders.suite';

const sameDay = aLine({ id: '9001' });
const nextDay = aLine({ id: '9002', variantId: '1031', locationId: '12', speedLabel: 'Next Day' });

const values = {
  cartId: 'crt_1',
  addressId: '701',
  billingAddressId: '703',
  cardId: 'card_visa4242',
  sameDayDate: '2030-06-02',
  nextDayDate: '2030-06-03',
  holidayDate: '2030-06-07',
  timeslot: '10:00-12:00',
};

function aFake(change: Partial<FakeOrders> = {}) {
  const cart = aCart({ lines: [sameDay, nextDay] });
  return { port: Object.assign(new FakeOrders(), { cart }, change), values };
}

describeOrders(
  'faked',
  fakeHarness({
    'a cart with two vendors exists': () => aFake(),
    'a cart ready to order exists': () => aFake(),
    'a guest cart ready to order exists': () =>
      aFake({
        cart: aCart({ lines: [nextDay] }),
      }),
    'the saved card will be declined': () =>
      aFake({ failure: { kind: 'refused', message: 'Your card was declined.' } }),
    'a cart with an item that sold out exists': () =>
      aFake({ failure: { kind: 'invalid-items', items: [{ variantId: '1011', message: '' }], message: '' } }),
    'a cart with a date on a holiday exists': () =>
      aFake({ failure: { kind: 'invalid-dates', message: 'Invalid shipping dates detected' } }),
  }),
);
