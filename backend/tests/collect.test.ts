import { and, eq } from 'drizzle-orm';
import {
  carts,
  coupons,
  mails,
  orderItems,
  orders,
  slotBookings,
  stock,
  walletEntries,
} from '../src/adapters/postgres/schema';
import { SettleRequestedPayment } from '../src/application/checkout/settle-requested-payment';
import { JANES_CART } from '../testing/provider-states/given-cart';
import { fixedClock } from '../testing/fixed-clock';
import { testBackend } from '../testing/test-backend';
import { BOURBON } from './support/bourbon';
import { janesOrder, outcomeOf, place, ready, type Ready } from './support/order-fixture';

/** Orders whose payment the shopper approves on a page of the UPI provider. */
const backend = testBackend();

const BY_UPI = { payment_method: 3, upi_address: 'jane@okbank' };

/** Jane's order, and the page on which she approves the payment. */
async function ordered(changes: Record<string, unknown> = {}): Promise<{ values: Ready; page: string }> {
  const values = ready(await backend.given('a cart ready to order exists'));
  return { values, page: await askedFor(values, changes) };
}

async function askedFor(values: Ready, changes: Record<string, unknown> = {}, key?: string): Promise<string> {
  const { body } = await place(backend.baseUrl, values, janesOrder(values, { ...BY_UPI, ...changes }), key);
  if (!body.payment_url) throw new Error(`No page to pay on: ${JSON.stringify(body)}`);
  return new URL(body.payment_url, backend.baseUrl).href;
}

const visit = (address: string, init: RequestInit = {}) => fetch(address, { redirect: 'manual', ...init });
const answer = (page: string, word: string) =>
  visit(page, { method: 'POST', body: new URLSearchParams({ answer: word }) });

/** Follows the provider's page back to the shop; returns the shop's page. */
async function backFrom(response: Response): Promise<string | null> {
  const back = new URL(response.headers.get('location') ?? '', backend.baseUrl);
  return (await visit(back.href)).headers.get('location');
}
const comeBack = (page: string) =>
  visit(`${backend.baseUrl}/payuapi/payu/return?txnid=${page.split('/').at(-1)}`);

const order = async () => (await backend.db.select().from(orders))[0];
const subjects = async () => (await backend.db.select().from(mails)).map(({ subject }) => subject);
const bourbonLeft = async () =>
  (
    await backend.db
      .select()
      .from(stock)
      .where(and(eq(stock.variantId, 1011), eq(stock.locationId, 11)))
  )[0]?.quantity;
const outcome = (values: Ready, key?: string) => outcomeOf(backend.baseUrl, values, key);

describe('an order by UPI', () => {
  it('is pending, returns the page to approve it on, and is paid when it is approved [BD-48] [X-143] [X-151]', async () => {
    const { values, page } = await ordered();
    expect(await order()).toMatchObject({ status: 'pending', paymentStatus: 'requested', paymentMethod: 3 });
    expect(await outcome(values)).toMatchObject({ status: 'placed', payment_url: new URL(page).pathname });
    expect(page).toMatch(/\/[0-9a-f]{36}$/);
    const shown = await visit(page);
    expect(await shown.text()).toMatch(/simulated.*\$129\.10.*Order #100001/s);
    expect(await backFrom(await answer(page, 'paid'))).toBe('/payment/success?orderId=100001');
    expect(await order()).toMatchObject({ status: 'processing', paymentStatus: 'captured' });
    expect(new Set((await backend.db.select().from(orderItems)).map(({ status }) => status))).toEqual(
      new Set(['processing']),
    );
    expect(await outcome(values)).toEqual({
      code: 1,
      status: 'placed',
      order_id: '100001',
      amount_paid: '129.10',
    });
    expect(await subjects()).toEqual(['Your order #100001', 'Payment received for your order #100001']);
  });

  it('returns stock, slot, coupon and cart when it is declined [X-151]', async () => {
    const values = ready(await backend.given('a cart ready to order exists'));
    await backend.db
      .insert(coupons)
      .values({ code: 'LAST', amountCents: 5_00, maximumUses: 1, refusalMessage: 'This coupon was used.' });
    await backend.db.update(carts).set({ couponCode: 'LAST' });
    const before = await bourbonLeft();
    const page = await askedFor(values, {}, 'first');
    expect([await bourbonLeft(), (await backend.db.select().from(coupons))[0]?.uses]).toEqual([
      before! - 2,
      1,
    ]);
    expect(await backFrom(await answer(page, 'declined'))).toBe('/payment/fail?orderId=100001');
    expect(await order()).toMatchObject({ status: 'canceled', paymentStatus: 'refused', cartId: null });
    expect([await bourbonLeft(), (await backend.db.select().from(coupons))[0]?.uses]).toEqual([before, 0]);
    expect(await backend.db.select().from(slotBookings)).toMatchObject([{ booked: 0 }]);
    expect((await backend.db.select().from(carts).where(eq(carts.id, JANES_CART)))[0]?.status).toBe('open');
    expect(await outcome(values, 'first')).toEqual({
      code: 1,
      status: 'failed',
      message: 'Your payment was not approved.',
    });
    expect(await subjects()).toEqual(['Your order #100001', 'Your order #100001 was canceled']);
  });

  it('leaves a cart that can be ordered again, with the same payment or another [X-150] [X-151]', async () => {
    const { values, page } = await ordered();
    await backFrom(await answer(page, 'declined'));
    const again = await place(backend.baseUrl, values, janesOrder(values));
    expect(again.body).toMatchObject({ code: 1, order_id: '100002' });
    expect((await backend.db.select().from(orders)).map(({ status }) => status)).toEqual([
      'canceled',
      'processing',
    ]);
  });

  it('does not reopen its cart if the shopper has started another [X-165]', async () => {
    const { values, page } = await ordered();
    await backend.call('addToCart', { body: BOURBON, token: values.token });
    await backFrom(await answer(page, 'declined'));
    const own = await backend.db.select().from(carts).where(eq(carts.customerId, 501));
    const open = own.filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
    expect(open[0]?.id).not.toBe(JANES_CART);
  });

  it('is undone if the shopper returns without an answer, and can then no longer be approved [X-151]', async () => {
    const { page } = await ordered();
    expect((await comeBack(page)).headers.get('location')).toBe('/payment/fail?orderId=100001');
    expect(await backFrom(await visit(page))).toBe('/payment/fail?orderId=100001');
    expect(await backFrom(await answer(page, 'paid'))).toBe('/payment/fail?orderId=100001');
    expect(await order()).toMatchObject({ status: 'canceled' });
  });

  it('is settled once, however often and by whomever [X-150]', async () => {
    const { page } = await ordered();
    await answer(page, 'paid');
    await Promise.all([comeBack(page), comeBack(page), comeBack(page)]);
    await answer(page, 'declined');
    await comeBack(page);
    expect(await order()).toMatchObject({ paymentStatus: 'captured' });
    expect(await subjects()).toHaveLength(2);
  });
});

describe('a quarter of an hour later', () => {
  const settle = (at: string) => {
    const { data, cards, upi, mail } = backend.services;
    return new SettleRequestedPayment(data, fixedClock(at), { cards, upi }, mail).settleExpired();
  };

  it('an order whose payment was not answered is canceled, and not before [X-151]', async () => {
    await ordered();
    expect(await settle('2030-06-01T14:14:59Z')).toEqual({ attempted: 0, errors: [] });
    expect(await order()).toMatchObject({ paymentStatus: 'requested' });
    expect(await settle('2030-06-01T14:15:01Z')).toEqual({ attempted: 1, errors: [] });
    expect(await order()).toMatchObject({ status: 'canceled', paymentStatus: 'refused' });
  });

  it('an approved payment is settled if the shopper never returns [X-151]', async () => {
    const { page } = await ordered();
    await answer(page, 'paid');
    await settle('2030-06-01T14:15:01Z');
    expect(await order()).toMatchObject({ status: 'processing', paymentStatus: 'captured' });
  });
});

it('credits the wallet of a dine-in order only when it is paid [X-159]', async () => {
  const values = ready(await backend.given('zipcode 10001 offers all speeds'));
  const dineIn = { ...BOURBON, qty: 2, wallet: 1 };
  const { body } = await backend.call('addToCart', { body: dineIn });
  const request = { cart_id: body[0]?.cart_id, ...BY_UPI, deliverable: [] };
  const placed = await place(backend.baseUrl, values, request);
  const page = new URL(placed.body.payment_url ?? '', backend.baseUrl).href;
  expect(await backend.db.select().from(walletEntries)).toEqual([]);
  await backFrom(await answer(page, 'paid'));
  expect(await backend.db.select().from(walletEntries)).toMatchObject([
    { kind: 'credit', millilitres: 1500 },
  ]);
});

it.each(['0f8fad5b-d9cb-469f-a165-70867728950e', 'nonsense', '%00', '..%2F..', 'a'.repeat(2000)])(
  'refuses a payment %s, and shows nothing about it [X-151]',
  async (id) => {
    await ordered();
    const there = `${backend.baseUrl}/payuapi/sandbox/${id}`;
    expect([404, 400, 414]).toContain((await visit(there)).status);
    expect([404, 400, 414]).toContain((await answer(there, 'paid')).status);
    expect([404, 400, 414]).toContain((await comeBack(there)).status);
    expect(await order()).toMatchObject({ paymentStatus: 'requested' });
  },
);

it('returns to a shop that is hosted elsewhere [X-087]', async () => {
  const { page } = await ordered();
  backend.services.settings.shopOrigin = 'https://shop.example';
  const shopPage = await backFrom(await answer(page, 'paid'));
  backend.services.settings.shopOrigin = undefined;
  expect(shopPage).toBe('https://shop.example/payment/success?orderId=100001');
});
