import { eq } from 'drizzle-orm';
import { carts, orders, stock } from '../src/adapters/postgres/schema';
import { parseCents } from '../src/domain/shared/money';
import { testBackend } from '../testing/test-backend';
import { type Buyer, givenBuyers, ordersOf } from './support/buyers';
import { courierLine } from './support/order-lines';
import { janesOrder, place, ready, type Ready } from './support/order-fixture';
import { watchCards } from './support/watched-cards';

const backend = testBackend();

/** A second customer, with an order that only they may place. */
interface Stranger extends Buyer {
  order: { cart_id: string; deliverable: { item_id: string }[] };
}

type Tampering = (values: Ready, stranger: Stranger) => Record<string, unknown>;

async function givenStranger(): Promise<Stranger> {
  const buyers = await givenBuyers(backend.services, 1);
  const [order] = await ordersOf(backend.services, buyers, {
    linesOf: () => [courierLine],
    dates: { date: '2030-06-03' },
  });
  return { ...buyers[0]!, order: order as Stranger['order'] };
}

/** Places Jane's order after tampering, and returns the answer and what was held on a card. */
async function placeTampered(tamper: Tampering) {
  const values = ready(await backend.given('a cart ready to order exists'));
  const stranger = await givenStranger();
  const held: number[] = [];
  const watch = watchCards(backend.services, {
    authorise: (request) => {
      held.push(request.amountCents);
      return watch.real.authorise(request);
    },
  });
  const quote = await quoteOf(values);
  const { status, body } = await place(
    backend.baseUrl,
    values,
    janesOrder(values, tamper(values, stranger)),
  ).finally(watch.restore);
  const [theirs] = await backend.db.select().from(carts).where(eq(carts.id, stranger.order.cart_id));
  expect(theirs?.status).toBe('open');
  return { status, body, held, quote, values };
}

async function quoteOf({ cartId, addressId, token }: Ready): Promise<string> {
  const review = { cart_id: cartId, delivery_address_id: addressId, speed_id: 1 };
  return (await backend.call('reviewOrder', { body: review, token })).body[0]?.grandtotal ?? '';
}

/** Changes every line of the order. */
const onEachLine =
  (changes: Record<string, unknown>): Tampering =>
  (values) => ({
    deliverable: (janesOrder(values).deliverable as object[]).map((line) => ({ ...line, ...changes })),
  });

/** Changes the first line. */
const onFirstLine =
  (changes: (stranger: Stranger) => Record<string, unknown>): Tampering =>
  (values, stranger) => ({
    deliverable: (janesOrder(values).deliverable as object[]).map((line, index) =>
      index === 0 ? { ...line, ...changes(stranger) } : line,
    ),
  });

describe('an order with tampered amounts is charged as quoted', () => {
  it.each<[string, Tampering]>([
    ['no taxes', () => ({ taxes: '0.00' })],
    ['taxes below nothing', () => ({ taxes: '-100.00' })],
    ['taxes that are no number', () => ({ taxes: 'NaN' })],
    ['taxes of next to nothing', () => ({ taxes: '1e-9' })],
    ['taxes that speak SQL', () => ({ taxes: "0' or '1'='1" })],
    ['no delivery fee', () => ({ delivery_fee: '0.00' })],
    ['a delivery fee below nothing', () => ({ delivery_fee: '-16.98' })],
    ['a delivery fee without end', () => ({ delivery_fee: '-Infinity' })],
    ['a cheap ship method', () => ({ ship_method_amount: '0.01' })],
    ['a huge ship method', () => ({ ship_method_amount: '99999999999999999999999.99' })],
    ["another method's id", () => ({ ship_method_id: '1', ship_method: 'Free' })],
    ['lines that ship for nothing', onEachLine({ shipping_amount: '0.00' })],
    ['lines that pay for being shipped', onEachLine({ shipping_amount: '-999.00' })],
    ['lines at prices of their own', onEachLine({ price: '0.01', product_price: '0.01', row_total: 0.01 })],
    ['lines of no bottle', onEachLine({ qty: 0, quantity: -1 })],
    ['a total', () => ({ grandtotal: '0.01', amount: 1, amount_paid: '0.01', total: 0 })],
    ['a discount', () => ({ discount: '999.00', coupon_code: 'SAVE100', subtotal_discount: '0.00' })],
    ['another currency', () => ({ currency: 'IDR' })],
    ["a stranger's number", (_, { customerId }) => ({ customer_id: String(customerId) })],
    ["a stranger's id at the provider", () => ({ customer_stripe_id: 'cus_stranger' })],
    ['another card in words', () => ({ card_info: 'Visa ending in 0000', card_token: 'tok_chargeDeclined' })],
  ])('%s [X-128, BD-48]', async (_, tamper) => {
    const { body, held, quote } = await placeTampered(tamper);
    expect(body).toMatchObject({ code: 1, amount_paid: quote });
    expect(held).toEqual([parseCents(quote)]);
    expect(await backend.db.select().from(orders)).toMatchObject([{ grandTotalCents: parseCents(quote) }]);
  });
});

describe('a tampered order is refused, and nobody is charged', () => {
  it.each<[string, Tampering]>([
    ['a tip that is not offered', () => ({ driver_tip: '0.01' })],
    ['a tip below nothing', () => ({ driver_tip: '-10.05' })],
    ['a tip that is not a number', () => ({ driver_tip: 'NaN' })],
    ['a tip in powers of ten', () => ({ driver_tip: '1e1' })],
    ['a huge tip', () => ({ driver_tip: '9999999999999999999999.00' })],
    ['a tip as a number', () => ({ driver_tip: 10.05 })],
    ['taxes as a number', () => ({ taxes: 0 })],
    ['taxes of nothing at all', () => ({ taxes: NaN })],
    ['a delivery fee in a list', () => ({ delivery_fee: ['0.00'] })],
    ["a stranger's card", (_, { cardId }) => ({ card_id: cardId })],
    ["a stranger's address", (_, { addressId }) => ({ delivery_address_id: addressId })],
    ["a stranger's address for the bill", (_, { addressId }) => ({ billing_address_id: addressId })],
    ["a stranger's cart", (_, { order: { cart_id, deliverable } }) => ({ cart_id, deliverable })],
    ["a stranger's line", onFirstLine(({ order }) => ({ item_id: order.deliverable[0]!.item_id }))],
    ['a line of another seller', onFirstLine(() => ({ vendor_loc_id: '12' }))],
    ['a line of a negative id', onFirstLine(() => ({ item_id: '-9001' }))],
    ['no lines', () => ({ deliverable: [] })],
    ['an unknown payment method', () => ({ payment_method: 99 })],
    ['a negative payment method', () => ({ payment_method: -2 })],
  ])('%s [X-128, BD-48, BDG-02]', async (_, tamper) => {
    const { status, body, held, quote, values } = await placeTampered(tamper);
    expect(status).toBeLessThan(500);
    expect(body.code).not.toBe(1);
    expect(held).toEqual([]);
    expect(await backend.db.select().from(orders)).toEqual([]);
    const stockRows = await backend.db.select().from(stock);
    expect(new Set(stockRows.map(({ quantity }) => quantity))).toEqual(new Set([24]));
    expect(await quoteOf(values)).toBe(quote);
  });
});
