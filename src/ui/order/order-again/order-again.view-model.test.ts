import { anOrder, anOrderItem } from '../../../../tests/support/builders/order';
import { dollars } from '../../../../tests/support/builders/catalog';
import { FakeShop } from '../../../../tests/support/fake-shop';
import type { Order } from '../../../domain/order/order';
import { OrderAgainViewModel } from './order-again.view-model';

async function opened(...past: readonly Order[]) {
  const shop = new FakeShop();
  shop.orderHistory.past = past;
  const again = shop.get(OrderAgainViewModel);
  await again.open();
  return again;
}

const item = (name: string, quantity = 1) => anOrderItem({ name, quantity });

describe('ordering again', () => {
  it('offers the latest order that was paid for', async () => {
    const redeemed = anOrder({ number: '100009', localItems: [anOrderItem({ total: dollars('0.00') })] });
    const again = await opened(redeemed, anOrder({ number: '100008' }), anOrder({ number: '100007' }));
    expect(again.state).toMatchObject({
      title: 'Order #100008',
      items: 'Old Harbor Bourbon',
      total: '$44.83',
      buyAgain: { label: 'Buy again', result: null },
    });
  });

  it('names three items with their quantities, and counts the others', async () => {
    const names = async (...localItems: Order['localItems']) =>
      (await opened(anOrder({ localItems }))).state?.items;
    expect(await names(item('Gin', 2), item('Rye'))).toBe('Gin (2) and Rye');
    expect(await names(item('Gin'), item('Rye'), item('Rum'), item('Port'))).toBe(
      'Gin, Rye, Rum, and 1 more item',
    );
  });

  it('offers nothing without orders, or if they cannot be loaded', async () => {
    expect((await opened()).state).toBeNull();
    const shop = new FakeShop();
    shop.orderHistory.past = [anOrder()];
    shop.orderHistory.outage.begin();
    const again = shop.get(OrderAgainViewModel);
    await again.open();
    expect(again.state).toBeNull();
    expect(shop.log.warnings).toHaveLength(1);
  });
});
