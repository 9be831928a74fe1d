import { Order, type OrderItem } from '../../src/domain/order/order';
import { Money } from '../../src/domain/shared/money';
import { ok } from '../../src/domain/shared/result';
import { contract } from './support/contract';
import { unknownToken } from './support/answers';
import { fromState } from './support/from-state';
import { eachLike, integer, money, regex, someText } from './support/matchers';
import { aMember } from './support/callers';

const outcome = contract('order', { as: aMember, call: 'listOrders' });

const body = { api_token: fromState('token') };

const item = {
  product_name: someText('Harbor Light Bourbon'),
  status: someText('processing'),
  product_qty: integer(1),
  row_total: money('38.50'),
  tax: money('3.42'),
};
const shownItem: OrderItem = {
  name: 'Harbor Light Bourbon',
  status: 'processing',
  quantity: 1,
  total: Money.ofCents(38_50),
  tax: Money.ofCents(3_42),
};

const order = (items: unknown, local: number, courier: number, farmDirect: number) => ({
  increment_id: someText('100003'),
  status: someText('processing'),
  delivery_fee: money('9.99'),
  fee_amount: money('1.50'),
  tax: money('10.26'),
  driver_tip: money('7.70'),
  discount: money('2.90'),
  grand_total: money('140.55'),
  items,
  local_delivery_items: some(local),
  courier_delivery_items: some(courier),
  farm_direct_delivery_items: some(farmDirect),
});
/** The first item's method decides where an order is shown. */
const by = (delivery_method: string) => [{ delivery_method }];
const delivered = eachLike({
  delivery_method: regex('local|local delivery|driver|courier|courier delivery|farm direct', 'driver'),
});
const some = (count: number) => (count > 0 ? eachLike(item) : []);

const shownOrder = (deliveryMethod: string, local: number, courier: number, farmDirect: number) =>
  Order.of({
    number: '100003',
    status: 'processing',
    deliveryFee: Money.ofCents(9_99),
    fees: Money.ofCents(1_50),
    tax: Money.ofCents(10_26),
    tip: Money.ofCents(7_70),
    discount: Money.ofCents(2_90),
    total: Money.ofCents(140_55),
    deliveryMethod,
    localItems: Array.from({ length: local }, () => shownItem),
    courierItems: Array.from({ length: courier }, () => shownItem),
    farmDirectItems: Array.from({ length: farmDirect }, () => shownItem),
  });

outcome('delivery, pick-up and dine-in orders, newest first [BD-37] [API-37] [ENT-43] [ENT-44]', {
  given: 'a customer with delivery, pickup and dine-in orders exists',
  body,
  answer: {
    code: 1,
    data: [order(delivered, 1, 1, 1), order(by('pickup'), 1, 0, 0), order(by('dine-in'), 1, 0, 0)],
  },
  when: ({ orderHistory }) => orderHistory.orders(),
  result: ok([shownOrder('driver', 1, 1, 1), shownOrder('pickup', 1, 0, 0), shownOrder('dine-in', 1, 0, 0)]),
});

outcome('no order yet [BD-37]', {
  given: 'a customer without orders exists',
  body,
  answer: { code: -1 },
  when: ({ orderHistory }) => orderHistory.orders(),
  result: ok([]),
});

outcome('a token that the backend does not know [BD-37]', {
  ...unknownToken,
  body,
  when: ({ orderHistory }) => orderHistory.orders(),
});
