import { eq } from 'drizzle-orm';
import { carts, orders, stock, walletEntries, walletLots } from '../src/adapters/postgres/schema';
import type { StateValues } from '../testing/provider-states/state';
import { ordersCommand } from '../src/operator/orders-command';
import { testBackend } from '../testing/test-backend';
import { BOURBON } from './support/bourbon';
import { place, ready, type Ready } from './support/order-fixture';

const backend = testBackend();

const READY = 'a wallet cart ready to redeem exists';
const TOO_LITTLE = { product_id: '1011', message: 'You do not have enough of this in your wallet.' };

const redeeming = (values: Ready, changes: Record<string, unknown> = {}) => ({
  cart_id: values.cartId,
  payment_method: 4,
  deliverable: [
    { item_id: values.lineId, vendor_loc_id: '11', date: values.sameDayDate, shipping_amount: '0.00' },
  ],
  ...changes,
});
const redeem = async (values: Ready, changes: Record<string, unknown> = {}) =>
  (await place(backend.baseUrl, values, redeeming(values, changes))).body;

const show = async ({ cartId, token }: Pick<Ready, 'cartId' | 'token'>) =>
  (await backend.call('showCart', { body: { cart_id: cartId }, token })).body[0];
const ledger = () => backend.db.select().from(walletEntries).orderBy(walletEntries.id);
const left = async () => (await ledger()).reduce((sum, entry) => sum + entry.millilitres, 0);
const paid = (orderNumber: string | undefined) =>
  ordersCommand({ ...backend.services, charges: undefined }, ['paid', String(orderNumber)]);
const quantityOf = async (quantity: number, values: StateValues) =>
  backend.call('updateCartItem', {
    body: { cart_id: String(values.cartId), cart_rid: String(values.lineId), qty: quantity },
    token: String(values.token),
  });

describe('a dine-in order', () => {
  const dineIn = { ...BOURBON, wallet: 1 };

  it('credits bottle size times quantity of every line, redeemable where it was bought [BD-48, X-159]', async () => {
    const values = ready(await backend.given('zipcode 10001 offers all speeds'));
    const add = (body: object) => backend.call('addToCart', { body: { ...dineIn, ...body } });
    const { body } = await add({ qty: 2 });
    const cart_id = body[0]?.cart_id;
    await add({ product_id: '1012', cart_id });
    const order = { cart_id, payment_method: 4, deliverable: [] };
    const { body: placedOrder } = await place(backend.baseUrl, values, order);
    expect(placedOrder).toMatchObject({ code: 1 });
    // It is paid on delivery: what is not paid yet cannot be redeemed.
    expect(await ledger()).toEqual([]);
    await paid(placedOrder.order_id);
    const lots = await backend.db.select().from(walletLots).orderBy(walletLots.id);
    const here = { productId: 101, state: 'NY', starCategory: 3 };
    expect(lots).toMatchObject([here, here]);
    const [placed] = await backend.db.select().from(orders);
    expect(await ledger()).toMatchObject([
      { lotId: lots[0]?.id, orderId: placed?.id, kind: 'credit', millilitres: 1500 },
      { lotId: lots[1]?.id, orderId: placed?.id, kind: 'credit', millilitres: 375 },
    ]);
  });

  it('credits nothing if it is refused, and nothing twice if it is repeated [BD-48, X-150]', async () => {
    const values = ready(await backend.given('zipcode 10001 offers all speeds'));
    const { body } = await backend.call('addToCart', { body: dineIn });
    const order = { cart_id: body[0]?.cart_id, payment_method: 4, deliverable: [] };
    const refused = await place(backend.baseUrl, values, { ...order, driver_tip: '10.05' });
    expect(refused.body).toMatchObject({ code: -1 });
    expect(await ledger()).toEqual([]);
    const { body: placedOrder } = await place(backend.baseUrl, values, order);
    await place(backend.baseUrl, values, order);
    await paid(placedOrder.order_id);
    const again = await paid(placedOrder.order_id);
    expect([again.isDone, again.lines[0]]).toEqual([false, expect.stringMatching(/is paid already/)]);
    expect(await left()).toBe(750);
  });
});

describe('a wallet cart', () => {
  it('costs nothing: no products, fees or tax [X-164]', async () => {
    const cart = await show(ready(await backend.given(READY)));
    expect(cart).toMatchObject({
      code: 1,
      grandtotal: '0.00',
      taxes: '0.00',
      fee_amount: '0.00',
      delivery_fee: '0.00',
      result: [{ product_price: '0.00', row_total: '0.00', speed_id: 'Dine-In', out_of_stock: 0 }],
    });
  });

  it('accepts no coupon [X-164, BD-44]', async () => {
    const values = ready(await backend.given('coupon SAVE10 is valid'));
    await backend.db.update(carts).set({ kind: 'wallet' }).where(eq(carts.id, values.cartId));
    const body = { cart_id: values.cartId, coupon_code: 'SAVE10' };
    const { body: shown } = await backend.call('showCart', { body, token: values.token });
    expect(shown[0]).toMatchObject({ code: -1, coupon_code: '', discount: '0.00' });
  });

  it('can only be paid by Payment on Delivery [BD-40, X-164]', async () => {
    const values = ready(await backend.given(READY));
    const { body } = await backend.call('listPaymentMethods', {
      body: { cart_id: values.cartId },
      token: values.token,
    });
    expect(body.payment_method).toEqual([{ id: 4, name: 'Payment on Delivery' }]);
    expect(await redeem(values, { payment_method: 2, card_id: values.cardId })).toEqual({
      code: -1,
      message: 'Please choose a payment method.',
    });
  });

  it('never receives purchases: those go to the ordinary cart, which sign-in returns to [X-165]', async () => {
    const state = await backend.given(READY);
    const values = ready(state);
    const bourbon = { ...BOURBON, cart_id: values.cartId };
    const { body } = await backend.call('addToCart', { body: bourbon, token: values.token });
    expect(body[0]).toMatchObject({ code: 1, cart_id: state.ordinaryCartId });
    expect((await show(values))?.total_items_count).toBe(1);
    const signIn = { email: 'jane@example.com', password: 'correct horse battery', cart_id: values.cartId };
    const { body: signedIn } = await backend.call('signIn', { body: signIn });
    expect(signedIn.result?.cart_id).toBe(state.ordinaryCartId);
  });

  it('marks a line that the wallet no longer covers [BD-13, BD-44]', async () => {
    const values = ready(await backend.given(READY, { millilitres: 375 }));
    expect((await show(values))?.result).toMatchObject([{ out_of_stock: 1, message: TOO_LITTLE.message }]);
  });
});

describe('redeeming', () => {
  it('holds the volume of the lines once, and leaves the rest and the ordinary cart unchanged [BD-48, X-159, X-165]', async () => {
    const state = await backend.given(READY);
    const values = ready(state);
    const answer = await redeem(values);
    expect(answer).toMatchObject({ code: 1, amount_paid: '0.00', email: 'jane@example.com' });
    expect(await redeem(values)).toEqual(answer);
    expect(await ledger()).toMatchObject([
      { kind: 'credit', millilitres: 1500 },
      { kind: 'hold', millilitres: -750 },
    ]);
    expect(await backend.db.select().from(carts).where(eq(carts.status, 'open'))).toHaveLength(2);
    const [order] = await backend.db.select().from(orders).where(eq(orders.cartId, values.cartId));
    expect(order).toMatchObject({ status: 'processing', paymentStatus: 'captured', chargeId: null });
  });

  it('is possible up to the last millilitre and not beyond [BD-48]', async () => {
    const state = await backend.given(READY);
    await quantityOf(2, state);
    expect(await redeem(ready(state))).toMatchObject({ code: 1 });
    expect(await left()).toBe(0);
  });

  it('is refused with its lines if the balance is too low, and then debits nothing [BD-48, BD-13]', async () => {
    const values = ready(await backend.given(READY, { millilitres: 375 }));
    const stockRow = () => backend.db.select().from(stock).where(eq(stock.variantId, 1011));
    const before = await stockRow();
    expect(await redeem(values)).toEqual({
      code: -1,
      message: 'Some items are no longer available.',
      invalid_items: [TOO_LITTLE],
    });
    expect(await left()).toBe(375);
    expect(await stockRow()).toEqual(before);
    expect(await backend.db.select().from(orders).where(eq(orders.cartId, values.cartId))).toEqual([]);
  });

  it('is refused on a past day or a holiday [BD-48]', async () => {
    const values = ready(await backend.given(READY));
    const yesterday = { item_id: values.lineId, vendor_loc_id: '11', date: '2030-05-31' };
    expect(await redeem(values, { deliverable: [yesterday] })).toMatchObject({ code: 'false' });
    expect(await left()).toBe(1500);
  });
});

describe('the ledger', () => {
  it('refuses to change an entry [BD-48, X-159]', async () => {
    await backend.given(READY);
    const before = await ledger();
    expect(before).toHaveLength(1);
    await expect(backend.db.update(walletEntries).set({ millilitres: 9000 })).rejects.toMatchObject({
      cause: { message: 'An entry of the wallet is added and never changed' },
    });
    expect(await ledger()).toEqual(before);
  });
});
