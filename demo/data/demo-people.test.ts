import { TEST_NOW } from '../../backend/testing/start-test-backend';
import { filledDemo } from './filled-demo';

const shop = await filledDemo();
const { orders } = shop;
const items = shop.orderItems;
const idOf = (email: string) => shop.customers.find((member) => member.email === email)?.id ?? 0;
const JANE = idOf('jane@example.com');

test('coupons succeed, expire, require a subtotal, or have no message [DEMO-44]', () => {
  const coupon = (code: string) => shop.coupons.find((row) => row.code === code);
  expect(coupon('SAVE10')?.percentBasisPoints).toBe(1000);
  expect(coupon('OLD5')?.expiresAt?.getTime()).toBeLessThan(Date.parse(TEST_NOW));
  expect(coupon('MIN100')?.minimumSubtotalCents).toBe(10000);
  expect(coupon('NOMSG')).toMatchObject({ alwaysRefused: true, refusalMessage: '' });
});

test('every state and DC has a tax rate, and Oregon adds nothing [DEMO-45]', () => {
  expect(shop.stateCharges).toHaveLength(51);
  expect(shop.stateCharges.find((row) => row.state === 'OR')).toMatchObject({
    taxBasisPoints: 0,
    processingFeeCents: 0,
    packagingFeeCents: 0,
    bankChargeBasisPoints: 0,
    gstOnFeeBasisPoints: 0,
  });
  expect(shop.stores[0]?.publishableKey).toBeTruthy();
});

test('jane is verified, has two addresses with 10001 first, and two cards [DEMO-49] [DEMO-50]', () => {
  expect(shop.customers.find((member) => member.id === JANE)).toMatchObject({
    isVerified: true,
    faceCheckBeforeOrder: true,
  });
  const own = shop.addresses.filter((row) => row.customerId === JANE && row.kind === 'shipping');
  expect(own.map((row) => [row.zipcode, row.isPrimary])).toEqual([
    ['10001', true],
    ['94105', false],
  ]);
  expect(shop.savedCards.filter((row) => row.customerId === JANE && row.listed)).toHaveLength(2);
});

test('mark lives elsewhere, lena has nothing, theo has left a cart with today’s prices [DEMO-51] [DEMO-52] [DEMO-55]', () => {
  const addressesOf = (email: string) => shop.addresses.filter((row) => row.customerId === idOf(email));
  expect(addressesOf('mark@example.com').map((row) => row.zipcode)).toEqual(['94105']);
  expect(addressesOf('lena@example.com')).toEqual([]);
  expect(orders.filter((row) => row.customerId === idOf('lena@example.com'))).toEqual([]);
  expect(shop.carts.map((row) => row.customerId)).toEqual([idOf('theo@example.com')]);
  const offerOf = (line: (typeof shop.cartLines)[number]) =>
    shop.offers.find(
      ({ variantId, locationId, speed }) =>
        variantId === line.variantId && locationId === line.locationId && speed === line.speed,
    );
  const seen = shop.cartLines.map((line) => ({ active: true, priceCents: line.seenPriceCents }));
  expect(seen).toHaveLength(4);
  expect(shop.cartLines.map(offerOf)).toMatchObject(seen);
});

test('past orders have every method value, a tip, a discount and tax; pickup, dine-in and deliveries [DEMO-59] [DEMO-60]', () => {
  const methods = new Set(items.map((row) => row.deliveryMethod));
  expect([...methods].sort()).toEqual([
    'courier',
    'courier delivery',
    'dine-in',
    'driver',
    'farm direct',
    'local',
    'local delivery',
    'pickup',
  ]);
  expect(orders.some((row) => row.tipCents > 0 && row.discountCents > 0 && row.taxCents > 0)).toBe(true);
});

test('the parts of an order add up to its total', () => {
  for (const order of orders) {
    const lines = items.filter((row) => row.orderId === order.id);
    expect(order.subtotalCents).toBe(lines.reduce((sum, row) => sum + row.unitPriceCents * row.quantity, 0));
    expect(order.grandTotalCents).toBe(
      order.subtotalCents -
        order.discountCents +
        order.deliveryFeeCents +
        order.feeCents +
        order.taxCents +
        order.tipCents,
    );
  }
});

describe('wallets', () => {
  const lots = shop.walletLots;
  const left = (lotId: number | undefined) =>
    shop.walletEntries
      .filter((entry) => entry.lotId === lotId)
      .reduce((sum, entry) => sum + entry.millilitres, 0);
  const lotsOf = (email: string) => lots.filter((lot) => lot.customerId === idOf(email));

  test('have two states and three star categories, a redeemed lot and a partly redeemed one [DEMO-61] [DEMO-50]', () => {
    const janes = lotsOf('jane@example.com');
    expect([...new Set(janes.map(({ state }) => state))].sort()).toEqual(['CA', 'NY']);
    expect([...new Set(janes.map(({ starCategory }) => starCategory))].sort()).toEqual([3, 4, 5]);
    expect(janes.filter(({ id }) => left(id) === 0)).toHaveLength(1);
    expect(janes.filter(({ id, productId }) => productId === 243 && left(id) === 750)).toHaveLength(1);
  });

  test('can be redeemed in part at location 11, and not at location 13, which sells the product too [DEMO-62]', () => {
    const bought = lotsOf('jane@example.com').filter(({ productId }) => productId === 124);
    expect(bought.reduce((sum, { id }) => sum + left(id), 0)).toBe(1500);
    const here = bought.filter(({ state, starCategory }) => state === 'NY' && starCategory === 3);
    expect(here.reduce((sum, { id }) => sum + left(id), 0)).toBe(750);
    expect(bought.some(({ state, starCategory }) => state === 'NY' && starCategory === 4)).toBe(false);
    for (const locationId of [11, 13])
      expect(shop.offers.some((offer) => offer.variantId === 1242 && offer.locationId === locationId)).toBe(
        true,
      );
  });

  test('may be empty in New York [DEMO-53]', () => {
    const noras = lotsOf('nora@example.com');
    expect(noras).toMatchObject([{ state: 'NY' }]);
    expect(left(noras[0]?.id)).toBe(0);
  });
});
