import { orderItems, orders } from '../src/adapters/postgres/schema';
import { givenCustomer } from '../testing/provider-states/given-customer';
import { testBackend } from '../testing/test-backend';
import { janesOrder, place, ready } from './support/order-fixture';

const backend = testBackend();

const list = async (token?: string) => backend.call('listOrders', { token });

describe('my orders', () => {
  it('are listed newest first, with items grouped by delivery method [BD-37, API-37, ENT-43, ENT-44, ORD-07, X-169, X-171]', async () => {
    const { token } = ready(
      await backend.given('a customer with delivery, pickup and dine-in orders exists'),
    );
    const { body } = await list(token);
    expect(body.code).toBe(1);
    expect(
      body.data.map((order) => [order.increment_id, order.items[0]?.delivery_method, order.status]),
    ).toEqual([
      ['100003', 'driver', 'processing'],
      ['100002', 'pickup', 'complete'],
      ['100001', 'dine-in', 'complete'],
    ]);
    const [delivery, pickup] = body.data;
    const item = {
      product_name: 'Harbor Light Bourbon',
      status: 'processing',
      product_qty: 1,
      row_total: '38.50',
      tax: '3.42',
    };
    expect(delivery).toMatchObject({
      delivery_fee: '9.99',
      fee_amount: '0.00',
      tax: '10.26',
      driver_tip: '7.70',
      discount: '2.90',
      grand_total: '140.55',
      local_delivery_items: [item],
      courier_delivery_items: [item],
      farm_direct_delivery_items: [item],
    });
    expect(pickup).toMatchObject({
      local_delivery_items: [{ status: 'complete' }],
      courier_delivery_items: [],
      farm_direct_delivery_items: [],
    });
  });

  it('include an order that was just placed [BD-37, BD-48, X-156]', async () => {
    const values = ready(await backend.given('a cart ready to order exists'));
    const { body: answer } = await place(backend.baseUrl, values, janesOrder(values, { driver_tip: '5.03' }));
    const { body } = await list(values.token);
    expect(body.data).toMatchObject([
      {
        increment_id: answer.order_id,
        grand_total: answer.amount_paid,
        driver_tip: '5.03',
        items: [{ delivery_method: 'local delivery' }, { delivery_method: 'courier delivery' }],
        local_delivery_items: [{ product_qty: 2, row_total: '82.00' }],
        courier_delivery_items: [{ product_qty: 1 }],
      },
    ]);
  });

  it('say when they were placed, what pays them, where they go, and which products they were', async () => {
    const values = ready(await backend.given('a cart ready to order exists'));
    await place(backend.baseUrl, values, janesOrder(values));
    const [order] = (await list(values.token)).body.data;
    const [stored] = await backend.db.select().from(orders);
    expect(order).toMatchObject({
      created_at: stored?.placedAt.toISOString(),
      payment: 'Visa ending in 4242',
      shipping_address: { city: 'New York', state: 'NY', zipcode: '10001' },
      local_delivery_items: [
        {
          product_id: '1011',
          parent_id: '101',
          bottle_size: '750',
        },
      ],
    });
    const [item] = order?.local_delivery_items ?? [];
    expect(item?.image).toMatch(/^\/media\//);
    expect(item?.vendor_name).not.toBe('');
    expect(item?.delivery_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    await backend.db.update(orderItems).set({ productId: 999_999 });
    await backend.db.update(orders).set({ paymentMethod: 4, cardInfo: null, shippingAddress: null });
    const [later] = (await list(values.token)).body.data;
    expect(later?.payment).toBe('Payment on Delivery');
    expect(later).not.toHaveProperty('shipping_address');
    expect(later?.local_delivery_items[0]).not.toHaveProperty('image');
  });

  it('add up: products, delivery, fees, tax and tip, minus the discount, are the total [X-129]', async () => {
    const values = ready(await backend.given('a cart ready to order exists'));
    await place(backend.baseUrl, values, janesOrder(values, { driver_tip: '5.03' }));
    const [order] = (await list(values.token)).body.data;
    const cents = (text = '0') => Math.round(Number(text) * 100);
    const goods = [...(order?.local_delivery_items ?? []), ...(order?.courier_delivery_items ?? [])]
      .map((item) => cents(item.row_total))
      .reduce((sum, row) => sum + row);
    const added = [order?.delivery_fee, order?.fee_amount, order?.tax, order?.driver_tip].map(cents);
    expect(cents(order?.fee_amount)).toBeGreaterThan(0);
    expect(added.reduce((sum, part) => sum + part, goods) - cents(order?.discount)).toBe(
      cents(order?.grand_total),
    );
  });

  it('are hidden from others [BD-37] [BDG-02] [ROLE-09]', async () => {
    const { token } = ready(
      await backend.given('a customer with delivery, pickup and dine-in orders exists'),
    );
    const other = await givenCustomer(backend.services, 'member', { email: 'mark@example.com' });
    expect((await list(token)).body.data).toHaveLength(3);
    expect((await list(other.token)).body).toMatchObject({ code: -1, data: [] });
  });

  it('are empty for a new customer, and refused without a token [BD-37, X-172]', async () => {
    const { token } = ready(await backend.given('a customer without orders exists'));
    expect((await list(token)).body).toEqual({ code: -1, message: 'You have no orders yet.', data: [] });
    expect((await list()).status).toBe(401);
  });
});
