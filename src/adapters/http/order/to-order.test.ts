import { toOrder } from './to-order';

const item = (name: string) => ({
  product_name: name,
  status: 'pending',
  product_qty: 1,
  row_total: '10.00',
  tax: '0.89',
});

it('maps each list of items to the group of that name [ORD-07] [X-169]', () => {
  const { itemGroups } = toOrder({
    increment_id: '100001',
    local_delivery_items: [item('Bourbon')],
    courier_delivery_items: [item('Cabernet')],
    farm_direct_delivery_items: [item('Roses')],
  } as Parameters<typeof toOrder>[0]);
  expect(itemGroups.map(({ heading, items }) => [heading, items.map(({ name }) => name)])).toEqual([
    ['Local Delivery', ['Bourbon']],
    ['Courier Delivery', ['Cabernet']],
    ['Farm Direct', ['Roses']],
  ]);
});
