import { dollars } from '../../../tests/support/builders/catalog';
import { anOrder, anOrderItem } from '../../../tests/support/builders/order';
import type { Order } from './order';

describe('a past order', () => {
  it.each([
    ['local', 'Delivery', 'Local Delivery'],
    ['courier', 'Delivery', 'Local Delivery'],
    ['Courier Delivery', 'Delivery', 'Local Delivery'],
    ['driver', 'Delivery', 'Local Delivery'],
    ['farm direct', 'Delivery', 'Local Delivery'],
    ['pickup', 'Pickup', 'Pickup'],
    ['Dine-in', 'Dine-In', 'Dine-In'],
  ])('with the method %s belongs under %s [ORD-14] [ORD-15] [CONST-19]', (deliveryMethod, section, label) => {
    const order = anOrder({ deliveryMethod });
    expect([order.section, order.methodLabel]).toEqual([section, label]);
  });

  it('groups its items under their headings and hides empty groups [ORD-07]', () => {
    const [local, courier, farmDirect] = ['Bourbon', 'Cabernet', 'Roses'].map((name) =>
      anOrderItem({ name }),
    );
    const all = { localItems: [local!], courierItems: [courier!], farmDirectItems: [farmDirect!] };
    expect(anOrder(all).itemGroups).toEqual([
      { heading: 'Local Delivery', items: [local] },
      { heading: 'Courier Delivery', items: [courier] },
      { heading: 'Farm Direct', items: [farmDirect] },
    ]);
    const some = anOrder({ ...all, courierItems: [] });
    expect(some.itemGroups.map((group) => group.heading)).toEqual(['Local Delivery', 'Farm Direct']);
  });

  it.each([
    ['pickup', 'Pickup'],
    ['dine-in', 'Dine-In'],
  ])('has one group of items for %s, since nothing is delivered [ORD-15]', (deliveryMethod, heading) => {
    const [bourbon, roses] = [anOrderItem({ name: 'Bourbon' }), anOrderItem({ name: 'Roses' })];
    const order = anOrder({ deliveryMethod, localItems: [bourbon], farmDirectItems: [roses] });
    expect(order.itemGroups).toEqual([{ heading, items: [bourbon, roses] }]);
  });

  const bought = (order: Order) => order.boughtItems.map(({ name, speed }) => [name, speed]);

  it('knows how each item that was bought travelled', () => {
    const order = anOrder({
      localItems: [anOrderItem({ name: 'Bourbon' })],
      courierItems: [anOrderItem({ name: 'Cabernet' })],
      farmDirectItems: [anOrderItem({ name: 'Roses' })],
    });
    expect(bought(order)).toEqual([
      ['Bourbon', 'Same Day'],
      ['Cabernet', 'Next Day'],
      ['Roses', 'Farm Direct'],
    ]);
    expect(bought(anOrder({ deliveryMethod: 'pickup' }))).toEqual([['Old Harbor Bourbon', null]]);
  });

  it('does not count as bought what was redeemed from the wallet', () => {
    const redeemed = anOrderItem({ name: 'Gin', total: dollars('0.00') });
    const order = anOrder({ status: 'complete', deliveryMethod: 'dine-in', localItems: [redeemed] });
    expect(bought(order)).toEqual([]);
  });
});
