import { anOrder } from '../../../../tests/support/builders/order';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { Money } from '../../../domain/shared/money';
import { MyOrdersViewModel } from './my-orders.view-model';

describe('my orders', () => {
  it('sorts orders into Delivery, Pickup and Dine-In [ORD-01] [ORD-02] [ORD-03] [ORD-15]', async () => {
    const { orders } = await loaded(
      anOrder().with({ number: '1', deliveryMethod: 'driver' }).build(),
      anOrder().with({ number: '2', deliveryMethod: 'Pickup' }).build(),
      anOrder().with({ number: '3', deliveryMethod: 'dine-in' }).build(),
    );
    const numbers = (['Delivery', 'Pickup', 'Dine-In'] as const).map((section) =>
      orders.ordersIn(section).map((order) => order.number),
    );
    expect(numbers).toEqual([['1'], ['2'], ['3']]);
  });

  it.each(['local', 'local delivery', 'driver', 'farm direct', 'courier', 'courier delivery'])(
    'labels %s as Local Delivery [ORD-14]',
    async (deliveryMethod) => {
      const { orders } = await loaded(anOrder().with({ deliveryMethod }).build());
      expect(orders.ordersIn('Delivery')[0]?.method).toBe('Local Delivery');
    },
  );

  it('shows number, status and every amount [ORD-06] [ORD-08] [ORD-09] [ORD-10] [ORD-11] [ORD-12] [ORD-13]', async () => {
    const past = anOrder().with({
      number: '100001',
      status: 'processing',
      deliveryFee: Money.ofCents(9_99),
      tax: Money.ofCents(2_84),
      tip: Money.ofCents(3_20),
      discount: Money.ofCents(1_00),
      total: Money.ofCents(1_047_03),
    });
    const { orders } = await loaded(past.build());
    const [order] = orders.ordersIn('Delivery');
    expect(order).toMatchObject({ title: 'ORDER #100001', status: 'processing' });
    expect(order?.amounts).toEqual([
      { label: 'DELIVERY', amount: '$9.99' },
      { label: 'TAX', amount: '$2.84' },
      { label: 'TIP', amount: '$3.20' },
      { label: 'DISCOUNT', amount: '$1.00' },
      { label: 'TOTAL', amount: '$1,047.03' },
    ]);
  });

  it('shows the fees where there are any, so that the amounts add up', async () => {
    const fees = Money.ofCents(1_50);
    const { orders } = await loaded(anOrder().with({ fees }).build());
    const amounts = orders.ordersIn('Delivery')[0]?.amounts;
    expect(amounts?.[1]).toEqual({ label: 'FEES', amount: '$1.50' });
  });

  it('offers to try again when the orders cannot be read', async () => {
    const shop = new FakeShop();
    shop.orderHistory.outage.begin();
    const orders = shop.get(MyOrdersViewModel);
    await orders.load();
    expect(orders).toMatchObject({ status: 'failed', failure: 'You are not connected to internet' });
    shop.orderHistory.outage.end();
    await orders.load();
    expect(orders.status).toBe('ready');
  });
});

async function loaded(...history: ReturnType<ReturnType<typeof anOrder>['build']>[]) {
  const shop = new FakeShop();
  shop.orderHistory.past = history;
  const orders = shop.get(MyOrdersViewModel);
  await orders.load();
  return { shop, orders };
}
