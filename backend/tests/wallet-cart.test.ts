import { eq } from 'drizzle-orm';
import { carts, offers, stock, walletEntries } from '../src/adapters/postgres/schema';
import type { StateValues } from '../testing/provider-states/state';
import { testBackend } from '../testing/test-backend';
import { place } from './support/order-fixture';

const backend = testBackend();

const PREPAID = 'a customer with 1500 ml of product 101 in the wallet exists';
const BOTTLE = { zipcode: '10001', product_id: '101', qty: '1', size: '750', vendor_loc_id: '11', wallet: 1 };

const add = async ({ token }: StateValues, change: Record<string, unknown> = {}, key?: string) => {
  const body = { ...BOTTLE, ...change };
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  return (await backend.call('addWalletProductToCart', { body, token: String(token), headers })).body[0];
};
const refusal = (message: string) => ({ code: -1, message });
const walletOf = async ({ token, customerId }: StateValues) =>
  (await backend.call('getWallet', { body: { customer_id: String(customerId) }, token: String(token) })).body;

describe('adding a prepaid drink to the wallet cart', () => {
  it('creates a separate cart, continues with it, and debits nothing [BD-13] [X-165]', async () => {
    const values = await backend.given(PREPAID);
    const first = await add(values);
    expect(first).toMatchObject({ code: 1, total_products_in_cart: 1 });
    expect(await add(values, { size: '375' })).toMatchObject({
      cart_id: first?.cart_id,
      total_products_in_cart: 2,
    });
    expect(await backend.db.select().from(carts)).toMatchObject([{ kind: 'wallet', status: 'open' }]);
    expect((await walletOf(values)).data).toMatchObject([{ remaining: 1500, consumed: 0 }]);
  });

  it('adds a bottle once when it is repeated under its key [BD-13] [X-150]', async () => {
    const values = await backend.given(PREPAID);
    await add(values, {}, 'one');
    await backend.db.update(stock).set({ quantity: 0 });
    expect(await add(values, {}, 'one')).toMatchObject({ code: 1, total_products_in_cart: 1 });
    expect(await add(values, {}, 'two')).toEqual(refusal('This product is out of stock.'));
  });

  it('counts what is already in the cart against the balance, in any size [BD-13]', async () => {
    const values = await backend.given(PREPAID);
    await add(values);
    expect(await add(values, { qty: '2' })).toEqual(
      refusal('You do not have enough of this in your wallet.'),
    );
    expect(await add(values, { size: '375', qty: '2' })).toMatchObject({ code: 1 });
    expect(await add(values, { size: '375' })).toEqual(
      refusal('You do not have enough of this in your wallet.'),
    );
  });

  it.each([
    ['another venue, with other stars', { vendor_loc_id: '12' }],
    ['a venue that does not exist', { vendor_loc_id: '9999' }],
    ['a product that was never prepaid', { product_id: '103', vendor_loc_id: '12' }],
    ['a product that does not exist', { product_id: '999999' }],
    ['a size that is not sold', { size: '20' }],
    ['a size that is not a number', { size: "750' or 1=1" }],
    ['no bottle', { qty: '0' }],
    ['more than a line holds', { qty: '25' }],
    ['less than nothing', { qty: '-1' }],
    ['half a bottle', { qty: '0.5' }],
    ['an order of somebody else', { pastorderid: '100999' }],
  ])('refuses %s, and creates no cart [BD-13]', async (_, change) => {
    const values = await backend.given(PREPAID);
    expect(await add(values, change)).toMatchObject({ code: -1 });
    expect(await backend.db.select().from(carts)).toEqual([]);
  });

  it("uses only the named order's balance [X-160]", async () => {
    const values = await backend.given('a customer with wallet balances in two states exists');
    const { data } = await walletOf(values);
    const newYork = data.find(({ state }) => state === 'NY')?.orderNo;
    const california = data.find(({ state }) => state === 'CA')?.orderNo;
    expect(await add(values, { pastorderid: california })).toMatchObject({ code: -1 });
    expect(await add(values, { pastorderid: newYork })).toMatchObject({ code: 1 });
  });

  it('saves the cart for another venue', async () => {
    const values = await backend.given('a customer with wallet balances in two states exists');
    const first = await add(values);
    await backend.db
      .insert(offers)
      .values({ variantId: 1011, locationId: 13, speed: 'Farm Direct', priceCents: 50_00 });
    await backend.db.insert(stock).values({ variantId: 1011, locationId: 13, quantity: 5 });
    const second = await add(values, { vendor_loc_id: '13' });
    expect(second).toMatchObject({ code: 1, total_products_in_cart: 1 });
    expect(second?.cart_id).not.toBe(first?.cart_id);
    const [old] = await backend.db
      .select()
      .from(carts)
      .where(eq(carts.id, first?.cart_id ?? ''));
    expect(old?.status).toBe('saved');
  });

  it('requires a signed-in customer, each with their own wallet [BDG-02] [X-085]', async () => {
    const values = await backend.given(PREPAID);
    const { status } = await backend.call('addWalletProductToCart', { body: BOTTLE });
    expect(status).toBe(401);
    for (const call of ['getWallet', 'listWalletProducts'] as const) {
      const body = { vendor_id: '1', customer_id: '999' };
      expect((await backend.call(call, { body, token: String(values.token) })).status).toBe(401);
    }
  });
});

describe('a prepaid drink', () => {
  it('is redeemed by placing its cart, and the ledger names the order [BD-48] [BD-38]', async () => {
    const ready = await backend.given('a wallet cart ready to redeem exists');
    const token = String(ready.token);
    await backend.db
      .update(carts)
      .set({ status: 'saved' })
      .where(eq(carts.id, String(ready.cartId)));
    const added = await add(ready);
    const { body: shown } = await backend.call('showCart', { body: { cart_id: added?.cart_id }, token });
    expect(shown[0]).toMatchObject({ grandtotal: '0.00', result: [{ row_total: '0.00', out_of_stock: 0 }] });
    const order = { cart_id: added?.cart_id, payment_method: 4, deliverable: [] };
    const { body: placed } = await place(backend.baseUrl, { token }, order);
    expect(placed).toMatchObject({ code: 1, amount_paid: '0.00' });
    const { data } = await walletOf(ready);
    expect(data).toMatchObject([
      {
        ordered: 1500,
        consumed: 750,
        remaining: 750,
        entries: [
          { kind: 'credit', millilitres: 1500, order_no: data[0]?.orderNo },
          { kind: 'hold', millilitres: -750, order_no: 'order_id' in placed ? placed.order_id : '' },
        ],
      },
    ]);
    expect(await backend.db.select().from(walletEntries)).toHaveLength(2);
  });

  it('is redeemed where it was bought, wherever its owner shops [X-159]', async () => {
    const values = await backend.given(PREPAID);
    const added = await add(values, { zipcode: '94105' });
    const { body } = await backend.call('showCart', {
      body: { cart_id: added?.cart_id },
      token: String(values.token),
    });
    expect(body[0]?.result).toMatchObject([{ out_of_stock: 0 }]);
  });
});

describe('redeemable products', () => {
  const productsAt = async ({ token, customerId }: StateValues, body: Record<string, unknown>) =>
    (
      await backend.call('listWalletProducts', {
        body: { customer_id: String(customerId), ...body },
        token: String(token),
      })
    ).body;

  it('are listed for one venue, or for all of a vendor [BD-14] [X-163]', async () => {
    const values = await backend.given('product 101 is not redeemable at location 13');
    const bourbon = (redeamable_here: number) => [{ id: '101', available_wallet: 1500, redeamable_here }];
    expect(await productsAt(values, { vendor_id: '1', vendor_loc_id: '13' })).toMatchObject(bourbon(0));
    expect(await productsAt(values, { vendor_id: '1', vendor_loc_id: '11' })).toMatchObject(bourbon(1500));
    expect(await productsAt(values, { vendor_id: '1' })).toMatchObject(bourbon(1500));
  });

  it.each([
    { vendor_id: '999' },
    { vendor_id: 'x' },
    { vendor_id: '2', vendor_loc_id: '11' },
    { vendor_id: '1', vendor_loc_id: 'x' },
  ])('are none for %j [BD-14]', async (body) => {
    expect(await productsAt(await backend.given(PREPAID), body)).toEqual([]);
  });

  it('have the sizes that the venue sells, with their prices, and no bottle that was redeemed [BD-14]', async () => {
    const values = await backend.given(PREPAID);
    const [bourbon] = await productsAt(values, { vendor_id: '1' });
    expect(bourbon?.child).toEqual([
      { bottle_size: '750', price: '38.50' },
      { bottle_size: '375', price: '21.00' },
      { bottle_size: '1750', price: '79.00' },
    ]);
    const redeemed = await backend.given('a customer with 0 ml of product 101 in the wallet exists');
    expect(await productsAt(redeemed, { vendor_id: '1' })).toEqual([]);
  });
});
