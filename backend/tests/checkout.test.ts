import { and, eq, gt } from 'drizzle-orm';
import {
  addresses,
  calendarRules,
  cartLines,
  carts,
  coupons,
  locations,
  mails,
  offers,
  orderAttempts,
  orderItems,
  orders,
  savedCards,
  slotBookings,
  stock,
} from '../src/adapters/postgres/schema';
import { JANES_CART } from '../testing/provider-states/given-cart';
import { givenAddress, givenCustomer } from '../testing/provider-states/given-customer';
import { testBackend } from '../testing/test-backend';
import { BOURBON } from './support/bourbon';
import { lineOfSize } from './support/order-lines';
import { guestsOrder, janesOrder, outcomeOf, place, ready, type Ready } from './support/order-fixture';

const backend = testBackend();

const readyToOrder = async () => ready(await backend.given('a cart ready to order exists'));
const placed = async (values: Ready, changes: Record<string, unknown> = {}, key?: string | null) =>
  (await place(backend.baseUrl, values, janesOrder(values, changes), key)).body;
/** A coupon that can be used once. */
async function applyCoupon({ cartId, token }: Ready) {
  await backend.db
    .insert(coupons)
    .values({ code: 'ONCE', amountCents: 5_00, maximumUses: 1, refusalMessage: 'This coupon was used.' });
  await backend.call('showCart', { body: { cart_id: cartId, coupon_code: 'ONCE' }, token });
}
const piecesOf = async (variantId: number, locationId: number) =>
  (
    await backend.db
      .select()
      .from(stock)
      .where(and(eq(stock.variantId, variantId), eq(stock.locationId, locationId)))
  )[0]?.quantity;

/** Nothing was ordered, reserved, booked or mailed, and the cart is still open. */
async function expectNothingHappened(cartId: string) {
  expect(await backend.db.select().from(orders)).toEqual([]);
  expect(await backend.db.select().from(orderItems)).toEqual([]);
  expect(await backend.db.select().from(slotBookings).where(gt(slotBookings.booked, 0))).toEqual([]);
  expect(await backend.db.select().from(mails)).toEqual([]);
  expect((await backend.db.select().from(carts).where(eq(carts.id, cartId)))[0]?.status).toBe('open');
}

describe('placing an order', () => {
  it('returns the order, and stores it with its items, mail, stock and slot [BD-48, API-48, ENT-42, X-128, X-156]', async () => {
    const values = await readyToOrder();
    const answer = await placed(values, {
      driver_tip: '10.05',
      gift_message: 'Happy birthday, Sam! <b>\u{1F377}</b>',
    });
    expect(answer).toEqual({
      code: 1,
      message: 'Order placed.',
      order_id: '100001',
      amount_paid: '139.15',
      email: 'jane@example.com',
      phone: '2125550100',
    });
    const [order] = await backend.db.select().from(orders);
    expect(order).toMatchObject({
      cartId: JANES_CART,
      status: 'processing',
      paymentStatus: 'captured',
      paymentMethod: 2,
      cardInfo: 'Visa ending in 4242',
      subtotalCents: 100_50,
      deliveryFeeCents: 16_98,
      feeCents: 2_70,
      taxCents: 8_92,
      tipCents: 10_05,
      grandTotalCents: 139_15,
      giftMessage: 'Happy birthday, Sam! <b>\u{1F377}</b>',
      shippingAddress: { street1: '350 5th Avenue', zipcode: '10001' },
      billingAddress: { firstName: 'Jane' },
    });
    expect(order?.chargeId).toMatch(/^ch_/);
    const items = await backend.db.select().from(orderItems).orderBy(orderItems.id);
    expect(
      items.map((item) => [
        item.variantId,
        item.deliveryMethod,
        item.quantity,
        item.lineTotalCents,
        item.deliveryDate,
        item.slotStart,
      ]),
    ).toEqual([
      [1011, 'local delivery', 2, 82_00, '2030-06-02', '10:00'],
      [1031, 'courier delivery', 1, 18_50, '2030-06-03', null],
    ]);
    expect(items.reduce((total, item) => total + item.taxCents, 0)).toBe(8_92);
    expect(await piecesOf(1011, 11)).toBe(22);
    expect(await piecesOf(1011, 12)).toBe(24);
    expect(await backend.db.select().from(slotBookings)).toEqual([
      { locationId: 11, date: '2030-06-02', startTime: '10:00', booked: 1 },
    ]);
    expect(await backend.db.select().from(mails)).toMatchObject([
      { recipient: 'jane@example.com', subject: 'Your order #100001' },
    ]);
  });

  it('writes its mail in the same transaction: if the outbox fails, nothing is ordered [BDG-07, DEMO-66]', async () => {
    const values = await readyToOrder();
    const { mail } = backend.services;
    Object.assign(mail, { post: () => Promise.reject(new Error('The outbox is full.')) });
    const { status } = await place(backend.baseUrl, values, janesOrder(values));
    Reflect.deleteProperty(mail, 'post');
    expect(status).toBe(500);
    await expectNothingHappened(values.cartId);
  });

  it('closes the cart, which is no longer shown or filled [BD-48, X-155]', async () => {
    const values = await readyToOrder();
    await placed(values);
    const shown = await backend.call('showCart', { body: { cart_id: values.cartId }, token: values.token });
    expect(shown.body[0]).toMatchObject({ code: 1, cart_id: '', result: [] });
    const bourbon = { ...BOURBON, cart_id: values.cartId };
    const added = (await backend.call('addToCart', { body: bourbon, token: values.token })).body[0];
    expect(added).toMatchObject({ code: 1, total_products_in_cart: 1 });
    expect(added?.cart_id).not.toBe(values.cartId);
    const change = { body: { cart_id: values.cartId, cart_rid: values.lineId, qty: 1 }, token: values.token };
    expect((await backend.call('updateCartItem', change)).body).toEqual({
      code: -1,
      message: 'This cart does not exist.',
    });
  });

  it('lets a guest order once with payment on delivery, which no provider confirms [BD-48, X-067, PAY-37]', async () => {
    const values = ready(await backend.given('a guest cart ready to order exists'));
    const answer = (await place(backend.baseUrl, values, guestsOrder(values))).body;
    expect(answer).toEqual({
      code: 1,
      message: 'Order placed.',
      order_id: '100001',
      amount_paid: '32.83',
      email: 'guest@example.com',
      phone: '2125550123',
    });
    expect((await place(backend.baseUrl, values, guestsOrder(values), 'another')).body).toEqual(answer);
    expect(await backend.db.select().from(orders)).toMatchObject([
      { status: 'pending', paymentStatus: 'due on delivery', chargeId: null },
    ]);
  });

  it('keeps its address when the address is edited later [BD-33]', async () => {
    const values = await readyToOrder();
    await placed(values);
    await backend.db.update(addresses).set({ street1: 'Elsewhere' });
    expect((await backend.db.select().from(orders))[0]?.shippingAddress?.street1).toBe('350 5th Avenue');
  });

  it('uses a one-off card once [X-145]', async () => {
    const values = await readyToOrder();
    await backend.db.update(savedCards).set({ listed: false });
    expect(await placed(values)).toMatchObject({ code: 1 });
    expect(await backend.db.select().from(savedCards)).toEqual([]);
  });

  it('subtracts the coupon and counts its use [BD-48, X-141]', async () => {
    const values = await readyToOrder();
    await applyCoupon(values);
    expect(await placed(values)).toMatchObject({ code: 1, amount_paid: '123.66' });
    expect((await backend.db.select().from(coupons))[0]?.uses).toBe(1);
    expect((await backend.db.select().from(orders))[0]).toMatchObject({
      couponCode: 'ONCE',
      discountCents: 5_00,
    });
  });
});

describe('placing an order again', () => {
  it('replays the answer of its key byte for byte [X-150]', async () => {
    const values = await readyToOrder();
    const send = async () => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${values.token}`,
        'Idempotency-Key': 'attempt-1',
      };
      const answer = await fetch(`${backend.baseUrl}/api/placeorder/placeorder`, {
        method: 'POST',
        headers,
        body: JSON.stringify(janesOrder(values)),
      });
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await send()).toBe(await send());
    expect(await backend.db.select().from(orders)).toHaveLength(1);
  });

  it('returns the same order for the same cart, with another key or none [X-150]', async () => {
    const values = await readyToOrder();
    const first = await placed(values, {}, 'one');
    expect(await placed(values, {}, 'two')).toEqual(first);
    expect(await placed(values, { driver_tip: '5.03' }, null)).toEqual(first);
    expect(await backend.db.select().from(orders)).toHaveLength(1);
    expect(await piecesOf(1011, 11)).toBe(22);
  });

  it('refuses other details under the same key [X-150]', async () => {
    const values = await readyToOrder();
    await placed(values, {}, 'one');
    const other = await place(backend.baseUrl, values, janesOrder(values, { driver_tip: '5.03' }), 'one');
    expect(other).toMatchObject({
      status: 422,
      body: { code: -1, message: 'This request was already sent with different details.' },
    });
  });

  it('recognises the same details in any order [X-150]', async () => {
    const values = await readyToOrder();
    const first = await placed(values, {}, 'one');
    const turned = Object.fromEntries(Object.entries(janesOrder(values)).toReversed());
    const again = await place(backend.baseUrl, values, turned, 'one');
    expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first });
  });

  it('replays a refusal under its key, and tries again under a new one [X-150]', async () => {
    const values = await readyToOrder();
    await backend.db.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, 1011));
    const refused = await placed(values, {}, 'one');
    expect(refused).toMatchObject({
      code: -1,
      invalid_items: [{ product_id: '1011', message: 'Only 1 left in stock.' }],
    });
    await backend.db.update(stock).set({ quantity: 9 }).where(eq(stock.variantId, 1011));
    expect(await placed(values, {}, 'one')).toEqual(refused);
    expect(await placed(values, {}, 'two')).toMatchObject({ code: 1 });
  });

  it('keeps keys of different customers separate [X-150, BDG-02]', async () => {
    const values = await readyToOrder();
    await placed(values, {}, 'one');
    const other = await givenCustomer(backend.services, 'member', { email: 'mark@example.com' });
    const { status, body } = await place(backend.baseUrl, other, janesOrder(values), 'one');
    expect([status, body]).toEqual([200, { code: -1, message: 'This cart does not exist.' }]);
  });
});

describe('an order is refused, without any effect,', () => {
  async function expectRefused(
    values: Ready,
    changes: Record<string, unknown>,
    answer: Record<string, unknown>,
  ) {
    expect(await placed(values, changes)).toEqual(answer);
    await expectNothingHappened(values.cartId);
  }
  const message = (text: string) => ({ code: -1, message: text });
  const datesRefused = { code: 'false', message: 'Invalid shipping dates detected' };

  it("without a token, and for a cart that is unknown or somebody else's [BD-48, X-140]", async () => {
    const values = await readyToOrder();
    expect((await backend.call('placeOrder', { body: janesOrder(values) })).status).toBe(401);
    await expectRefused(values, { cart_id: 'crt_nobody' }, message('This cart does not exist.'));
    const stranger = await givenCustomer(backend.services, 'member', { email: 'mark@example.com' });
    expect((await place(backend.baseUrl, stranger, janesOrder(values))).body).toEqual(
      message('This cart does not exist.'),
    );
  });

  it('for an empty cart [BD-48]', async () => {
    const { token, cartId } = await backend.given('an empty cart exists');
    const answer = await place(
      backend.baseUrl,
      { token: String(token) },
      { cart_id: cartId, payment_method: 4 },
    );
    expect(answer.body).toEqual(message('Your cart is empty.'));
  });

  it.each(['Sold out at this store.', ''])(
    'if an item is sold out, with the message "%s" [BD-48, X-134, X-135]',
    async (text) => {
      const values = ready(
        await backend.given('a cart with an item that sold out exists', text ? { message: text } : {}),
      );
      const invalid_items = [{ product_id: '1011', message: text }];
      await expectRefused(
        values,
        {},
        { code: -1, message: 'Some items are no longer available.', invalid_items },
      );
    },
  );

  it('if a price is not the one that was shown; once it has been shown, the order succeeds [X-150]', async () => {
    const values = await readyToOrder();
    await backend.db
      .update(offers)
      .set({ priceCents: 43_99 })
      .where(and(eq(offers.variantId, 1011), eq(offers.locationId, 11), eq(offers.speed, 'Same Day')));
    const invalid_items = [{ product_id: '1011', message: 'The price is now $43.99.' }];
    await expectRefused(values, {}, { code: -1, message: 'Some prices have changed.', invalid_items });
    await backend.call('reviewOrder', { body: { cart_id: values.cartId }, token: values.token });
    expect(await placed(values)).toMatchObject({ code: 1, amount_paid: '135.62' });
  });

  it('if an item is no longer offered or delivered there [BD-48]', async () => {
    const values = await readyToOrder();
    await backend.db.update(offers).set({ active: false }).where(eq(offers.variantId, 1031));
    const invalid_items = [{ product_id: '1031', message: 'This product is not available.' }];
    await expectRefused(
      values,
      {},
      { code: -1, message: 'Some items are no longer available.', invalid_items },
    );
  });

  it.each([
    [
      'no delivery address',
      { delivery_address_id: '' },
      'Delivery address is required. Please add a delivery address before placing the order.',
    ],
    ['an unknown delivery address', { delivery_address_id: '9999' }, 'This address does not exist.'],
    ['a billing address to deliver to', { delivery_address_id: '703' }, 'This address does not exist.'],
    ['an unknown billing address', { billing_address_id: '9999' }, 'This address does not exist.'],
    ['a payment method that is not offered', { payment_method: 1 }, 'Please choose a payment method.'],
    ['an unknown card', { card_id: 'card_x' }, 'This card does not exist.'],
    ['no card', { card_id: undefined }, 'This card does not exist.'],
    [
      'a UPI id that does not pay',
      { payment_method: 3, upi_address: 'nobody@okbank' },
      'please provide valid UPI ID',
    ],
    ['no UPI id', { payment_method: 3 }, 'please provide valid UPI ID'],
    ['a tip that was not offered', { driver_tip: '10.06' }, 'Please choose one of the available tips.'],
    ['a negative tip', { driver_tip: '-10.05' }, 'Please choose one of the available tips.'],
    ['a tip that is not an amount', { driver_tip: 'all of it' }, 'Please choose one of the available tips.'],
  ])('with %s [BD-48, X-041, X-142, X-143, SUM-24]', async (_what, changes, text) => {
    await expectRefused(await readyToOrder(), changes, message(text));
  });

  it('with the address of another zipcode or another customer [BD-48, ADDR-17, BDG-02]', async () => {
    const values = await readyToOrder();
    const elsewhere = await givenAddress(backend.services, 501, 'shipping', { zipcode: '94105' });
    await expectRefused(
      values,
      { delivery_address_id: String(elsewhere) },
      message('Delivery zipcode Doesnot match with selected product zipcode'),
    );
    const other = await givenCustomer(backend.services, 'member', { email: 'mark@example.com' });
    const foreign = await givenAddress(backend.services, other.customerId, 'shipping');
    await expectRefused(
      values,
      { delivery_address_id: String(foreign) },
      message('This address does not exist.'),
    );
    await expectRefused(
      values,
      { billing_address_id: String(foreign) },
      message('This address does not exist.'),
    );
  });

  it('if the card is declined [BD-48, X-134]', async () => {
    const values = ready(await backend.given('the saved card will be declined'));
    await expectRefused(values, {}, message('Your card was declined.'));
    expect(await piecesOf(1011, 11)).toBe(24);
  });

  it('if the coupon is no longer valid [BD-48]', async () => {
    const values = await readyToOrder();
    await applyCoupon(values);
    await backend.db.update(coupons).set({ uses: 1 });
    await expectRefused(values, {}, message('This coupon was used.'));
  });

  it.each([
    ['no dates at all', () => ({ deliverable: [] })],
    ['no slot', (v: Ready) => withSlot(v, { timeslot: '' })],
    ['a slot that does not exist', (v: Ready) => withSlot(v, { timeslot: '10:00-13:00' })],
    ['a day in the past', (v: Ready) => withSlot(v, { date: '2030-05-31' })],
    ['a day without drivers yet', (v: Ready) => withSlot(v, { date: '2030-07-02' })],
    ['a day that does not exist', (v: Ready) => withSlot(v, { date: '2030-06-31' })],
    ["another location than the line's", (v: Ready) => withSlot(v, { vendor_loc_id: '12' })],
    [
      "a courier's day before the next delivery date",
      (v: Ready) => ({ deliverable: [...sameDayOnly(v), courier(v, '2030-06-02')] }),
    ],
    [
      "a courier's day more than a year ahead",
      (v: Ready) => ({ deliverable: [...sameDayOnly(v), courier(v, '2031-06-02')] }),
    ],
  ])('for %s [BD-48, CART-19, CART-20, CART-22, CART-24]', async (_what, changes) => {
    const values = await readyToOrder();
    await expectRefused(values, changes(values), datesRefused);
  });

  it('for a slot that has started today, a full one and a closed day [X-049, BD-48]', async () => {
    const values = await readyToOrder();
    await expectRefused(
      values,
      withSlot(values, { date: '2030-06-01', timeslot: '08:00-10:00' }),
      datesRefused,
    );
    await backend.db.insert(calendarRules).values({ locationId: 11, kind: 'full', onDate: '2030-06-04' });
    await expectRefused(values, withSlot(values, { date: '2030-06-04' }), datesRefused);
    await backend.db
      .insert(slotBookings)
      .values({ locationId: 11, date: '2030-06-02', startTime: '10:00', booked: 3 });
    expect(await placed(values)).toEqual(datesRefused);
    expect(await piecesOf(1011, 11)).toBe(24);
  });

  it('for two slots within one delivery [BD-48]', async () => {
    const values = await readyToOrder();
    const [smaller] = await backend.db
      .insert(cartLines)
      .values({ ...lineOfSize(1), cartId: values.cartId })
      .returning();
    const second = same(values, { item_id: String(smaller?.id), timeslot: '12:00-14:00' });
    const deliverable = [same(values, {}), second, courier(values, values.nextDayDate)];
    await expectRefused(values, { deliverable }, datesRefused);
  });

  const same = (values: Ready, changes: Record<string, unknown>) => ({
    item_id: values.lineId,
    vendor_loc_id: '11',
    date: values.sameDayDate,
    timeslot: values.timeslot,
    ...changes,
  });
  const courier = (values: Ready, date: string) => ({
    item_id: values.otherLineId,
    vendor_loc_id: '12',
    date,
  });
  const sameDayOnly = (values: Ready) => [same(values, {})];
  function withSlot(values: Ready, changes: Record<string, unknown>) {
    return { deliverable: [same(values, changes), courier(values, values.nextDayDate)] };
  }
});

describe('pick-up and dine-in', () => {
  it('has no delivery fee, tip or delivery address for a pick-up, and bills the primary one [X-142, X-037, X-171]', async () => {
    const values = ready(await backend.given('zipcode 10001 offers all speeds'));
    const pickup = {
      speed_id: 3,
      delivery_address_id: '',
      billing_address_id: '',
      deliverable: [],
      pickup_date: '2030-06-02',
      time_slot: '12:30-13:30',
    };
    const elsewhere = [{ product_id: '1031', message: 'This store does not offer pick-up.' }];
    expect(await placed(values, pickup)).toMatchObject({ code: -1, invalid_items: elsewhere });
    await backend.db.update(locations).set({ pickUp: true });
    const wrongPlace = [
      { product_id: '1031', message: 'This item cannot be picked up at the selected store.' },
    ];
    expect(await placed(values, { ...pickup, retialer_id: '11' })).toMatchObject({
      code: -1,
      invalid_items: wrongPlace,
    });
    expect(await placed(values, { ...pickup, driver_tip: '10.05' })).toMatchObject({
      code: -1,
      message: 'Please choose one of the available tips.',
    });
    expect(await placed(values, { ...pickup, pickup_date: '' })).toMatchObject({ code: 'false' });
    expect(await placed(values, pickup)).toMatchObject({
      code: 1,
      amount_paid: '112.12',
      phone: '2125550100',
    });
    expect(
      (await backend.db.select().from(orderItems)).map((item) => [
        item.deliveryMethod,
        item.deliveryDate,
        item.slotStart,
      ]),
    ).toEqual([
      ['pickup', '2030-06-02', '12:30'],
      ['pickup', '2030-06-02', '12:30'],
    ]);
    expect(await backend.db.select().from(slotBookings)).toEqual([]);
  });

  it('orders drinks for the venue without a date [X-159]', async () => {
    const values = ready(await backend.given('zipcode 10001 offers all speeds'));
    const added = (await backend.call('addToCart', { body: { ...BOURBON, wallet: 1 } })).body[0];
    const order = { cart_id: added?.cart_id, delivery_address_id: '', payment_method: 4, deliverable: [] };
    expect(await placed(values, order)).toMatchObject({ code: 1, amount_paid: '47.34' });
    expect(await backend.db.select().from(orderItems)).toMatchObject([
      { deliveryMethod: 'dine-in', deliveryDate: null },
    ]);
  });

  it('needs a billing address [SUM-24, X-142]', async () => {
    const values = ready(await backend.given('zipcode 10001 offers all speeds'));
    await backend.db.update(locations).set({ pickUp: true });
    await backend.db.update(addresses).set({ isPrimary: false });
    const pickup = {
      speed_id: 3,
      delivery_address_id: '',
      billing_address_id: '',
      payment_method: 4,
      pickup_date: '2030-06-02',
    };
    expect((await placed(values, pickup)).message).toBe(
      'Delivery address is required. Please add a delivery address before placing the order.',
    );
  });
});

describe('the outcome of an attempt', () => {
  const ask = (values: Ready, key?: string) => outcomeOf(backend.baseUrl, values, key);

  it('is unknown before, failed after a refusal, placed after the order [X-150]', async () => {
    const values = ready(await backend.given('the saved card will be declined'));
    expect(await ask(values, 'one')).toEqual({ code: 1, status: 'unknown' });
    await placed(values, {}, 'one');
    expect(await ask(values, 'one')).toEqual({
      code: 1,
      status: 'failed',
      message: 'Your card was declined.',
    });
    expect(await ask(values)).toMatchObject({ status: 'failed' });
    expect(await ask(values, 'two')).toEqual({ code: 1, status: 'unknown' });
    const { order_id } = await placed(values, { payment_method: 4 }, 'two');
    const told = { code: 1, status: 'placed', order_id, amount_paid: '129.10' };
    expect(await ask(values, 'two')).toEqual(told);
    expect(await ask(values)).toEqual(told);
  });
});

describe('reviewing the order', () => {
  const review = async (values: Ready, changes: Record<string, unknown> = {}) =>
    (await backend.call('reviewOrder', { body: { cart_id: values.cartId, ...changes }, token: values.token }))
      .body[0];

  it('prices the cart for delivery and for pick-up [BD-42, API-42, X-136]', async () => {
    const values = await readyToOrder();
    expect(await review(values, { delivery_address_id: values.addressId, speed_id: 1 })).toMatchObject({
      code: 1,
      grandtotal: '129.10',
      delivery_fee: '16.98',
    });
    expect(await review(values, { speed_id: 3 })).toMatchObject({
      code: 1,
      grandtotal: '112.12',
      delivery_fee: '0.00',
    });
  });
});

it('records no attempt for requests without a key [X-150]', async () => {
  const values = await readyToOrder();
  await placed(values, {}, null);
  expect(await backend.db.select().from(orderAttempts)).toEqual([]);
});
