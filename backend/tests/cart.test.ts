import { eq } from 'drizzle-orm';
import { offers, stock } from '../src/adapters/postgres/schema';
import { JANES_CART, VISITORS_CART } from '../testing/provider-states/given-cart';
import { testBackend } from '../testing/test-backend';
import { BOURBON } from './support/bourbon';

const backend = testBackend();

const bourbon = { ...BOURBON, qty: 2 };
const riesling = { product_id: '1031', qty: 1, zipcode: '10001', loc_id: '12', speed_id: 'Next Day' };

async function add(body: Record<string, unknown>, token?: string, key?: string) {
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  const answer = await backend.call('addToCart', { body, token, headers });
  return { status: answer.status, ...answer.body[0] };
}
const show = async (body: Record<string, unknown>, token?: string) =>
  (await backend.call('showCart', { body, token })).body[0];
const update = async (body: Record<string, unknown>, token?: string) =>
  (await backend.call('updateCartItem', { body, token })).body;

describe('adding to the cart', () => {
  it('creates an unguessable cart for a visitor and counts units [BD-06, API-06, X-140, X-131]', async () => {
    await backend.given('variant 1011 is in stock at location 11 for Same Day');
    const first = await add(bourbon);
    expect(first).toMatchObject({ code: 1, message: 'Added to your cart.', total_products_in_cart: 2 });
    expect(first.cart_id).toMatch(/^crt_[\w-]{43}$/);
    expect((await add(bourbon)).cart_id).not.toBe(first.cart_id);
    const again = await add({ ...bourbon, qty: 3, cart_id: first.cart_id });
    expect(again).toMatchObject({ code: 1, cart_id: first.cart_id, total_products_in_cart: 5 });
    const cart = await show({ cart_id: first.cart_id });
    expect(cart.result).toHaveLength(1);
    expect(cart.result[0]).toMatchObject({
      product_id: '1011',
      parent_id: '101',
      qty: 5,
      product_price: '41.00',
      row_total: '205.00',
      speed_id: 'Same Day',
      type: 'config',
    });
  });

  it('takes effect once when repeated under its key, whatever stock is left, and returns the current units [BD-06] [X-150]', async () => {
    const { token } = await backend.given('no cart exists');
    const first = await add(bourbon, String(token), 'one');
    await add({ ...riesling, cart_id: first.cart_id }, String(token), 'two');
    await backend.db.update(stock).set({ quantity: 0 });
    expect(await add(bourbon, String(token), 'one')).toMatchObject({
      code: 1,
      cart_id: first.cart_id,
      total_products_in_cart: 3,
    });
    expect((await show({ cart_id: first.cart_id }, String(token))).result).toHaveLength(2);
  });

  it('refuses another addition under a used key, and accepts the key of a refused addition again [X-150]', async () => {
    await backend.given('no cart exists');
    const { cart_id } = await add(bourbon, undefined, 'one');
    const named = { ...bourbon, cart_id };
    expect(await add({ ...named, qty: 24 }, undefined, 'two')).toMatchObject({ code: -1 });
    expect(await add({ ...named, qty: 1 }, undefined, 'two')).toMatchObject({ total_products_in_cart: 3 });
    expect(await add({ ...named, qty: 3 }, undefined, 'two')).toMatchObject({ status: 422 });
    expect((await show({ cart_id })).result[0]?.qty).toBe(3);
  });

  it('applies a key to one cart only: the same key of somebody else does not matter [X-150]', async () => {
    await backend.given('no cart exists');
    const first = await add(bourbon, undefined, 'one');
    const other = await add(bourbon, undefined, 'one');
    expect(other).toMatchObject({ code: 1, total_products_in_cart: 2 });
    expect(other.cart_id).not.toBe(first.cart_id);
  });

  it("fills the customer's open cart if none is named [BD-06, X-165]", async () => {
    const { token } = await backend.given('a signed-in customer with an open cart exists');
    expect(await add({ ...bourbon, cart_id: '' }, String(token))).toMatchObject({
      code: 1,
      cart_id: JANES_CART,
      total_products_in_cart: 5,
    });
  });

  it("assigns a visitor's cart to the customer who continues with it [X-140]", async () => {
    const { token } = await backend.given('no cart exists');
    const { cart_id } = await add(bourbon);
    expect(await add({ ...bourbon, cart_id }, String(token))).toMatchObject({ code: 1, cart_id });
    expect(await add({ ...bourbon, cart_id })).toMatchObject({
      code: -1,
      message: 'This cart does not exist.',
    });
  });

  it.each([
    [0, 'Quantity must be between 1 and 24.'],
    [-1, 'Quantity must be between 1 and 24.'],
    [25, 'You can buy at most 24 of one item.'],
    [1e15, 'You can buy at most 24 of one item.'],
  ])('refuses a quantity of %d [BD-06, X-115]', async (qty, message) => {
    await backend.given('variant 1011 is in stock at location 11 for Same Day');
    expect(await add({ ...bourbon, qty })).toEqual({ status: 200, code: -1, message });
  });

  it.each([1.5, '2', null])(
    'answers 400 for a quantity of %j, and names the field [BD-06, BDG-05]',
    async (qty) => {
      const { status, body } = await backend.call('addToCart', { body: { ...bourbon, qty } });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('qty');
    },
  );

  it('limits a line to 24 units [BD-06, X-115]', async () => {
    const { cartId } = await backend.given('a cart holds 24 of variant 1011');
    expect(await add({ ...bourbon, qty: 1, cart_id: cartId })).toMatchObject({
      code: -1,
      message: 'You can buy at most 24 of one item.',
    });
  });

  it('refuses what is sold out, and more than the stock at all speeds together [BD-06, BD-46]', async () => {
    await backend.given('variant 1099 is sold out');
    expect(await add({ ...bourbon, product_id: '1099' })).toMatchObject({
      code: -1,
      message: 'This product is out of stock.',
    });
    await backend.given('variant 1012 has 3 left in stock');
    const line = { ...bourbon, product_id: '1012' };
    const { cart_id } = await add({ ...line, qty: 2 });
    expect(await add({ ...line, qty: 2, speed_id: 'Next Day', cart_id })).toMatchObject({
      code: -1,
      message: 'Only 3 left in stock.',
    });
    expect(await add({ ...line, qty: 1, speed_id: 'Next Day', cart_id })).toMatchObject({
      code: 1,
      total_products_in_cart: 3,
    });
  });

  it.each([
    ['an unknown variant', { product_id: '424242' }],
    ['an id that is none', { product_id: '1011; drop table carts' }],
    ['an id beyond every column', { product_id: '99999999999999999999' }],
    ['an unknown location', { loc_id: '99' }],
    ['a location that does not sell it', { loc_id: '13' }],
    ['an inactive speed', { speed_id: 'Farm Direct' }],
    ['an unknown speed', { speed_id: 'By Balloon' }],
  ])('refuses %s [BD-06, X-039, X-111]', async (_what, change) => {
    await backend.given('variant 1011 is in stock at location 11 for Same Day');
    expect(await add({ ...bourbon, ...change })).toMatchObject({
      code: -1,
      message: 'This product is not available.',
    });
  });

  it('refuses a zipcode that the vendor does not serve, and creates no cart [BD-06]', async () => {
    await backend.given('no cart exists');
    for (const zipcode of ['59001', '', 'abc', '100011']) {
      expect(await add({ ...bourbon, zipcode })).toMatchObject({
        code: -1,
        message: `This store does not deliver to ${zipcode}.`,
      });
    }
    expect(await backend.db.query.carts.findMany()).toEqual([]);
  });

  it('allows one zipcode per cart, until the cart is empty [BD-06, X-026]', async () => {
    await backend.given('zipcode 94105 offers only courier');
    const elsewhere = { ...riesling, zipcode: '94105', cart_id: VISITORS_CART };
    expect(await add(elsewhere)).toMatchObject({
      code: -1,
      message: 'Your cart is for 10001. Clear it to shop for 94105.',
    });
    await backend.call('clearCart', { query: { quote_id: VISITORS_CART } });
    expect(await add(elsewhere)).toMatchObject({
      code: 1,
      cart_id: VISITORS_CART,
      total_products_in_cart: 1,
    });
  });

  it("saves a customer's cart for another zipcode if no cart is named [X-068]", async () => {
    const { token } = await backend.given('zipcode 94105 offers only courier');
    const answer = await add({ ...riesling, zipcode: '94105' }, String(token));
    expect(answer).toMatchObject({ code: 1, total_products_in_cart: 1 });
    expect(answer.cart_id).not.toBe(JANES_CART);
  });

  it('keeps dine-in carts separate, at locations with dine-in [X-159]', async () => {
    await backend.given('zipcode 10001 offers all speeds');
    const { cart_id, ...added } = await add({ ...bourbon, wallet: 1 });
    expect(added).toMatchObject({ code: 1 });
    expect(await add({ ...bourbon, cart_id })).toMatchObject({
      code: -1,
      message: 'Your cart is for dine-in. Clear it to shop for delivery.',
    });
    expect(await add({ ...bourbon, loc_id: '12', wallet: 1 })).toMatchObject({
      code: -1,
      message: 'This store does not offer dine-in.',
    });
    expect(await show({ cart_id })).toMatchObject({
      delivery_fee: '0.00',
      result: [{ speed_id: 'Dine-In', shipping_amount: '0.00' }],
    });
  });

  it("gives the same answer for an unknown cart and for somebody else's [BDG-02, X-140]", async () => {
    await backend.given('a signed-in customer with an open cart exists');
    for (const cart_id of [JANES_CART, 'crt_nobody', '\u{1F377}', "' or 1=1"]) {
      expect(await add({ ...bourbon, cart_id })).toEqual({
        code: -1,
        message: 'This cart does not exist.',
        reason: 'cart-not-found',
        status: 200,
      });
    }
  });
});

describe('showing the cart', () => {
  it('lists lines oldest first with totals that add up [BD-44, API-44, ENT-27, X-129, BDG-04]', async () => {
    const { token, cartId } = await backend.given('a cart with two vendors exists');
    const cart = await show({ cart_id: cartId }, String(token));
    expect(cart).toMatchObject({
      code: 1,
      message: '',
      cart_id: JANES_CART,
      subtotal: '100.50',
      discount: '0.00',
      subtotal_discount: '100.50',
      delivery_fee: '16.98',
      delivery_charges: '16.98',
      processing_fee: '1.50',
      packaging_fee: '1.00',
      bank_charges: '0.00',
      gst_on_fee: '0.20',
      fee_amount: '2.70',
      taxes: '8.92',
      grandtotal: '129.10',
      coupon_code: '',
      total_items_count: 3,
    });
    expect(
      cart.result.map((line) => [
        line.cart_rid,
        line.vendor_loc_id,
        line.vendor_name,
        line.speed_id,
        line.shipping_amount,
      ]),
    ).toEqual([
      ['9001', '11', 'Hudson Cellars', 'Same Day', '6.99'],
      ['9002', '12', 'Petal House', 'Next Day', '9.99'],
    ]);
  });

  it('splits the price by vendor, and every column adds up [BD-44, X-128, X-129, X-130]', async () => {
    await backend.given('a cart with two vendors exists');
    expect((await show({ cart_id: VISITORS_CART })).vendor_costs).toEqual([
      {
        vendor_id: '1',
        vendor_name: 'Hudson Cellars',
        subtotal: '82.00',
        discount: '0.00',
        delivery_fee: '6.99',
        fee_amount: '2.04',
        taxes: '7.27',
        grandtotal: '98.30',
      },
      {
        vendor_id: '2',
        vendor_name: 'Petal House',
        subtotal: '18.50',
        discount: '0.00',
        delivery_fee: '9.99',
        fee_amount: '0.66',
        taxes: '1.65',
        grandtotal: '30.80',
      },
    ]);
  });

  it('shows an empty cart, also if there is none [BD-44]', async () => {
    const { token, visitorCartId } = await backend.given('an empty cart exists');
    expect(await show({ cart_id: visitorCartId })).toMatchObject({
      code: 1,
      cart_id: VISITORS_CART,
      result: [],
      grandtotal: '0.00',
      fee_amount: '0.00',
    });
    const none = { code: 1, cart_id: '', result: [], grandtotal: '0.00', vendor_costs: [] };
    expect(await show({})).toMatchObject(none);
    expect(await show({ cart_id: '' }, String(token))).toMatchObject({
      code: 1,
      cart_id: JANES_CART,
      result: [],
    });
  });

  it("gives the same answer for an unknown cart and for a customer's cart without its token [BD-44, X-140]", async () => {
    await backend.given('a cart with two vendors exists');
    const refused = { code: -1, message: 'This cart does not exist.', cart_id: '', result: [] };
    expect(await show({ cart_id: JANES_CART })).toMatchObject(refused);
    expect(await show({ cart_id: 'crt_nobody' })).toMatchObject(refused);
    expect(
      (await backend.call('showCart', { body: { cart_id: JANES_CART }, token: 'tok_forged' })).status,
    ).toBe(401);
  });

  it('marks lines that cannot be bought, with or without a reason [BD-44, X-135, CART-28]', async () => {
    await backend.given('a cart with an item that sold out exists', { message: 'Sold out at this store.' });
    expect((await show({ cart_id: VISITORS_CART })).result).toMatchObject([
      { out_of_stock: 1, message: 'Sold out at this store.' },
      { out_of_stock: 0, message: '' },
    ]);
    await backend.given('a cart with an item that sold out exists');
    expect((await show({ cart_id: VISITORS_CART })).result[0]).toMatchObject({
      out_of_stock: 1,
      message: '',
    });
    await backend.db.update(offers).set({ active: false }).where(eq(offers.variantId, 1031));
    expect((await show({ cart_id: VISITORS_CART })).result[1]).toMatchObject({
      out_of_stock: 1,
      message: 'This product is not available.',
    });
  });

  it('applies a coupon and removes it again [BD-44, X-141]', async () => {
    await backend.given('coupon SAVE10 is valid');
    const applied = await show({ cart_id: VISITORS_CART, coupon_code: ' save10 ' });
    expect(applied).toMatchObject({
      code: 1,
      message: 'Coupon applied.',
      coupon_code: 'SAVE10',
      discount: '10.05',
      subtotal_discount: '90.45',
      taxes: '8.03',
      grandtotal: '118.16',
    });
    expect(await show({ cart_id: VISITORS_CART })).toMatchObject({
      coupon_code: 'SAVE10',
      discount: '10.05',
    });
    expect(await show({ cart_id: VISITORS_CART, coupon_code: '' })).toMatchObject({
      code: 1,
      message: 'Coupon removed.',
      coupon_code: '',
      discount: '0.00',
    });
  });

  it.each([
    ['coupon OLD5 has expired', 'OLD5', 'This coupon has expired.'],
    ['coupon NOMSG fails without a message', 'NOMSG', ''],
    ['coupon SAVE10 is valid', 'NOSUCH', 'This coupon code is not valid.'],
    ['coupon SAVE10 is valid', '<b>\u{1F377}</b>', 'This coupon code is not valid.'],
  ] as const)(
    'leaves the cart unchanged: with %s, %s is refused with "%s" [BD-44, X-141]',
    async (state, coupon_code, message) => {
      await backend.given(state);
      expect(await show({ cart_id: VISITORS_CART, coupon_code })).toMatchObject({
        code: -1,
        message,
        coupon_code: '',
        discount: '0.00',
        grandtotal: '129.10',
        total_items_count: 3,
      });
    },
  );
});

describe('changing the cart', () => {
  it.each([
    [-1, 'Quantity must be between 0 and 24.'],
    [25, 'You can buy at most 24 of one item.'],
  ])('refuses a quantity of %d and changes nothing [BD-46]', async (qty, message) => {
    await backend.given('a cart with two vendors exists');
    expect(await update({ cart_id: VISITORS_CART, cart_rid: '9101', qty })).toEqual({ code: -1, message });
    expect((await show({ cart_id: VISITORS_CART })).total_items_count).toBe(3);
  });

  it('refuses more than the stock [BD-46]', async () => {
    const { visitorCartId, visitorLineId } = await backend.given('variant 1012 has 3 left in stock');
    const line = { cart_id: visitorCartId, cart_rid: visitorLineId };
    expect(await update({ ...line, qty: 4 })).toEqual({ code: -1, message: 'Only 3 left in stock.' });
    expect(await update({ ...line, qty: 3 })).toMatchObject({ code: 1, total_products_in_cart: 3 });
    await backend.db.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, 1012));
    expect(await update({ ...line, qty: 2 })).toEqual({ code: -1, message: 'This product is out of stock.' });
  });

  it('refuses lines of another cart [BD-45, BD-46, BDG-02]', async () => {
    await backend.given('cart line 9999 does not exist');
    const refused = { code: -1, message: 'This item is not in your cart.' };
    for (const cart_rid of ['9999', '9001', 'x', '99999999999999']) {
      expect(await update({ cart_id: VISITORS_CART, cart_rid, qty: 1 })).toEqual(refused);
      expect(
        (await backend.call('removeCartItem', { body: { cart_id: VISITORS_CART, cart_rid } })).body,
      ).toEqual(refused);
    }
    expect(await update({ cart_id: VISITORS_CART, cart_rid: '9101', product_id: '1031', qty: 1 })).toEqual(
      refused,
    );
  });

  it('clears lines and coupon, repeatedly, and the answer is never stored [BD-05, API-05, X-139]', async () => {
    await backend.given('coupon SAVE10 is valid');
    await show({ cart_id: VISITORS_CART, coupon_code: 'SAVE10' });
    for (let time = 1; time <= 2; time += 1) {
      const { body, headers } = await backend.call('clearCart', { query: { quote_id: VISITORS_CART } });
      expect(body).toEqual({
        code: 1,
        message: 'Cart cleared.',
        cart_id: VISITORS_CART,
        total_products_in_cart: 0,
      });
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(await show({ cart_id: VISITORS_CART })).toMatchObject({ result: [], coupon_code: '' });
  });

  it('clears only for the customer that the call names, if it names one [BD-05, BDG-02, X-085]', async () => {
    const values = await backend.given('a cart with two vendors exists');
    const [own, token] = [String(values.customerId), String(values.token)];
    const clear = (named: { cus_id?: string }, by?: string) =>
      backend.call('clearCart', { query: { quote_id: JANES_CART, ...named }, token: by });
    const { status } = await clear({ cus_id: '999999' }, token);
    expect(status).toBe(401);
    expect((await show({ cart_id: JANES_CART }, token)).result).toHaveLength(2);
    for (const named of [{ cus_id: own }, { cus_id: '' }, {}])
      expect((await clear(named, token)).body).toMatchObject({ code: 1, cart_id: JANES_CART });
    expect((await clear({ cus_id: own })).body).toMatchObject({ code: -1 });
  });

  it("refuses an unknown cart, and a customer's cart without its token [BD-05, BD-45, BD-46, X-140]", async () => {
    await backend.given('a cart with two vendors exists');
    const refused = { code: -1, message: 'This cart does not exist.' };
    for (const cart_id of [JANES_CART, 'crt_nobody']) {
      expect((await backend.call('clearCart', { query: { quote_id: cart_id } })).body).toEqual(refused);
      expect((await backend.call('removeCartItem', { body: { cart_id, cart_rid: '9001' } })).body).toEqual(
        refused,
      );
      expect(await update({ cart_id, cart_rid: '9001', qty: 1 })).toEqual(refused);
    }
  });
});
