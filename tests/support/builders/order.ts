import { Money } from '../../../src/domain/shared/money';
import { Order, type OrderFacts, type OrderItem } from '../../../src/domain/order/order';
import { dollars } from './catalog';

export const anOrderItem = (change: Partial<OrderItem> = {}): OrderItem => ({
  name: 'Old Harbor Bourbon',
  status: 'pending',
  quantity: 1,
  total: dollars('32.00'),
  tax: dollars('2.84'),
  ...change,
});

export const anOrder = (change: Partial<OrderFacts> = {}): Order =>
  Order.of({
    number: '100001',
    status: 'pending',
    deliveryFee: dollars('9.99'),
    fees: Money.zero,
    tax: dollars('2.84'),
    tip: Money.zero,
    discount: Money.zero,
    total: dollars('44.83'),
    deliveryMethod: 'local delivery',
    localItems: [anOrderItem()],
    courierItems: [],
    farmDirectItems: [],
    ...change,
  });
