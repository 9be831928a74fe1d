import { Orders } from '../src/application/order/orders.port';
import { HOUSEKEEPING } from '../src/start/housekeeping';
import { givenCart } from '../testing/provider-states/given-cart';
import { givenJane } from '../testing/provider-states/given-customer';
import { aBourbonItem, anOrder } from '../testing/provider-states/given-order';
import { givenProducts } from '../testing/provider-states/given-product';
import { aBourbon } from '../testing/provider-states/given-whiskey';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
const DAY_MS = 24 * 3_600_000;

interface Bought {
  productId: number;
  quantity: number;
  daysAgo?: number;
  status?: 'processing' | 'canceled';
  paymentStatus?: 'due on delivery' | 'captured' | 'refused';
  cartId?: string;
}

let customerId: number;
beforeEach(async () => {
  await backend.given('no product matches zzzz');
  await givenProducts(backend.db, [aBourbon(301, 'Old Gin'), aBourbon(302, 'Dry Gin'), aBourbon(303, 'Gin')]);
  ({ customerId } = await givenJane(backend.services));
});

async function givenBought({ productId, quantity, daysAgo = 1, status, ...changes }: Bought): Promise<void> {
  const { data, clock } = backend.services;
  const placedAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
  const order = anOrder({
    customerId,
    subtotalCents: 100,
    placedAt,
    ...changes,
  });
  const item = aBourbonItem({
    ...{ productId, quantity, unitPriceCents: 1, deliveryMethod: 'courier' },
    status: status ?? 'processing',
  });
  await data.transaction((tx) => tx.get(Orders).insert(order, [item]));
}

async function found(later = 0): Promise<string[]> {
  const recount = HOUSEKEEPING.find(({ name }) => name === 'recount-popularity');
  const clock = { now: () => new Date(backend.services.clock.now().getTime() + later) };
  await recount?.run({ ...backend.services, clock }, backend.services.log);
  const { body } = await backend.call('searchProducts', { query: { q: 'gin' } });
  return body.products.map(({ id }) => id);
}

it('a search puts what is bought more often first, of what matches equally well [BD-07]', async () => {
  expect(await found()).toEqual(['303', '301', '302']);
  await givenBought({ productId: 302, quantity: 5 });
  await givenBought({ productId: 302, quantity: 3, paymentStatus: 'captured' });
  expect(await found()).toEqual(['303', '302', '301']);
  await givenBought({ productId: 301, quantity: 16 });
  expect(await found()).toEqual(['303', '301', '302']);
  await givenBought({ productId: 302, quantity: 24 });
  expect(await found()).toEqual(['303', '302', '301']);
});

it('does not count few, what was bought long ago, what was not paid for, canceled or redeemed [BD-07]', async () => {
  await givenBought({ productId: 302, quantity: 7 });
  await givenBought({ productId: 302, quantity: 90, daysAgo: 91 });
  await givenBought({ productId: 302, quantity: 90, paymentStatus: 'refused' });
  await givenBought({ productId: 302, quantity: 90, status: 'canceled' });
  const cartId = await givenCart(backend.services, [], { kind: 'wallet' });
  await givenBought({ productId: 302, quantity: 90, cartId });
  expect(await found()).toEqual(['303', '301', '302']);
});

it('what is no longer bought loses its place [BD-07]', async () => {
  await givenBought({ productId: 302, quantity: 100, daysAgo: 89 });
  expect(await found()).toEqual(['303', '302', '301']);
  expect(await found(2 * DAY_MS)).toEqual(['303', '301', '302']);
});
