import { createShopClient } from '@cork-and-petal/sdk';
import { addDays } from '../../backend/src/domain/shared/calendar-date';
import { orders, stock } from '../../backend/src/adapters/postgres/schema';
import { type FaultMode, startFaultProxy } from '../../backend/testing/fault-proxy';
import { startTestBackend, type TestBackend } from '../../backend/testing/start-test-backend';
import { type Buyer, givenBuyers, ordersOf } from '../../backend/tests/support/buyers';
import { courierLine } from '../../backend/tests/support/order-lines';
import { type Attempted, buyThrough } from './buy-through';
import { ready } from '../../backend/tests/support/order-fixture';
import { longest, rounds, scaled } from '../../backend/tests/support/scale';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

/** Carts of one buyer, and the orders made of them. */
async function givenOrders(number: number): Promise<{ buyer: Buyer; bodies: Record<string, unknown>[] }> {
  const { nextDayDate } = ready(await backend.given('a cart ready to order exists'));
  const [buyer] = await givenBuyers(backend.services, 1);
  await backend.db.update(stock).set({ quantity: 10_000 });
  const bodies = await ordersOf(
    backend.services,
    Array.from({ length: number }, () => buyer!),
    { linesOf: () => [courierLine], dates: { date: addDays(nextDayDate, 2) } },
  );
  return { buyer: buyer!, bodies };
}

/** Two clients of that buyer: one over a faulty network, one without faults. */
async function overFaultyNetwork(mode: FaultMode, buyer: Buyer) {
  const proxy = await startFaultProxy(backend.baseUrl, mode);
  const token = () => buyer.token;
  const timeoutMs = mode === 'blackhole' ? 300 : undefined;
  return {
    faulty: createShopClient({ baseUrl: proxy.url, token, timeoutMs }),
    sound: createShopClient({ baseUrl: backend.baseUrl, token }),
    stop: () => proxy.stop(),
  };
}

const placedOrders = async () => (await backend.db.select().from(orders)).map((order) => order.orderNumber);

it(
  `${scaled(500)} orders with lost answers stay ${scaled(500)} orders when they are queried and sent again [X-150, NET-10]`,
  async () => {
    const { buyer, bodies } = await givenOrders(scaled(500));
    const network = await overFaultyNetwork('reset_after', buyer);
    const told: unknown[] = [];
    for (const round of rounds(500)) {
      const { first, outcome, repeated } = await buyThrough(network, bodies[round - 1]!);
      expect(first).toBe('offline');
      expect(outcome).toMatchObject({ status: 'placed' });
      expect(repeated).toMatchObject({ code: 1, order_id: outcome.order_id });
      told.push(outcome.order_id);
    }
    await network.stop();
    expect((await placedOrders()).toSorted()).toEqual(told.toSorted());
    expect(told).toHaveLength(scaled(500));
  },
  longest(500, 2),
);

it.each<[FaultMode, string, Attempted['outcome']['status']]>([
  ['pass', 'answered', 'placed'],
  ['latency', 'answered', 'placed'],
  ['slow', 'answered', 'placed'],
  ['reset_before', 'offline', 'unknown'],
  ['reset_after', 'offline', 'placed'],
  ['cut_body', 'offline', 'placed'],
  ['refuse', 'offline', 'unknown'],
  ['blackhole', 'timeout', 'unknown'],
])(
  'over a network of the kind "%s" an order is %s, then reported as %s, and one order once it is sent again [X-150, NET-10]',
  async (mode, sent, status) => {
    const { buyer, bodies } = await givenOrders(1);
    const network = await overFaultyNetwork(mode, buyer);
    const { first, outcome, repeated } = await buyThrough(network, bodies[0]!);
    await network.stop();
    expect({ first, status: outcome.status }).toEqual({ first: sent, status });
    expect(repeated).toMatchObject({ code: 1 });
    expect(await placedOrders()).toEqual([repeated.order_id]);
  },
);
