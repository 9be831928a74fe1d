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

describe('what goes beyond the documents', () => {
  type Wire = Parameters<typeof toOrder>[0];
  const orderWith = (change: Partial<Wire>, itemChange: object = {}) =>
    toOrder({
      increment_id: '100001',
      local_delivery_items: [{ ...item('Bourbon'), ...itemChange }],
      ...change,
    } as Wire);

  it('is read where the backend sends it', () => {
    const order = orderWith(
      {
        created_at: '2030-06-02T14:05:00.000Z',
        payment: 'Visa ending in 4242',
        shipping_address: {
          name: 'Jane Doe',
          street1: '350 5th Avenue',
          street2: 'Floor 20',
          city: 'New York',
          state: 'NY',
          zipcode: '10001',
        },
      },
      {
        product_id: '1011',
        parent_id: '101',
        bottle_size: '750',
        image: '/101.svg',
        vendor_name: 'Hudson Cellars',
        delivery_date: '2030-06-03',
      },
    );
    expect(order.placedAt?.toISOString()).toBe('2030-06-02T14:05:00.000Z');
    expect(order.payment).toBe('Visa ending in 4242');
    expect(order.addressLines).toEqual(['Jane Doe', '350 5th Avenue Floor 20', 'New York, NY 10001']);
    const [read] = order.localItems;
    expect(read?.product).toEqual({ id: '101', variantId: '1011', size: '750', imageUrl: '/101.svg' });
    expect([read?.vendorName, read?.date?.iso]).toEqual(['Hudson Cellars', '2030-06-03']);
  });

  it('is missing where the backend does not send it, or sends no date', () => {
    const order = orderWith({ created_at: 'yesterday' }, { parent_id: '101', delivery_date: 'soon' });
    expect(order).toMatchObject({ placedAt: undefined, payment: undefined, addressLines: undefined });
    expect(order.localItems[0]).toMatchObject({ product: undefined, vendorName: undefined, date: undefined });
  });
});
