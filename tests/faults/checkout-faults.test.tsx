/** @jest-environment ./tests/support/browser-and-backend-environment.mjs */
import { jest } from '@jest/globals';
import { fixedClock } from '../../backend/testing/fixed-clock';
import { startTestBackend, type TestBackend } from '../../backend/testing/start-test-backend';
import '../../src/adapters/payment/sandbox-card-entry';
import '../../src/composition/modules/checkout.module';
import '../../src/composition/modules/fulfilment.module';
import '../../src/composition/modules/identity.module';
import { FaultyNetwork } from './faulty-network';
import { OrderFixture } from './order-fixture';
import { Shopper } from './shopper';
import type { Step } from './step';
import { STEPS } from './steps';
import { waysFor, type WayToFail } from './ways-to-fail';

let backend: TestBackend;
let fixture: OrderFixture;
/** The page's errors; an unhandled rejection fails its test by itself. */
const complaints: unknown[] = [];
const platformFetch = globalThis.fetch;

beforeAll(async () => {
  backend = await startTestBackend({
    clock: fixedClock('2030-06-01T14:00:00Z'),
    settings: { publishableKey: 'pk_sandbox_cork_and_petal' },
  });
  fixture = await OrderFixture.open(backend);
}, 60_000);
afterAll(() => backend.stop());

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words));
  // The list of cities is a file of the shop.
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      input === '/zipcodes/100.json'
        ? Promise.resolve(Response.json({ 10001: ['New York', 'NY'] }))
        : platformFetch(input, init),
    );
});
afterEach(() => jest.restoreAllMocks());

describe.each(STEPS.map((step, place) => [step.name, step, place] as const))('%s', (_name, step, place) => {
  const ways = waysFor(step.call, place).map(
    (way) => [`${way.name} ${step.proves ?? ''}`.trim(), way] as const,
  );

  it.each(ways)('%s', async (_title, way) => {
    const network = new FaultyNetwork(backend.baseUrl);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(network.deadline);
    const shopper = new Shopper(network, await fixture.ready());
    await shopper.begin();
    try {
      await meet(shopper, network, step, way);
    } finally {
      shopper.leave();
      if (network.hasChanged) fixture.wasUsed();
    }
    expect(complaints).toEqual([]);
  });
});

async function meet(shopper: Shopper, network: FaultyNetwork, step: Step, way: WayToFail): Promise<void> {
  const before = shopper.chosen;
  const fail = () => {
    network.breakAt(step.call, way, step.after);
    if (step.also) network.breakAt(step.also.call, step.also.way);
  };
  if (!step.act) fail();
  shopper.open(step.at);
  if (step.ready) await shopper.sees(step.ready);
  await shopper.seesEverythingSettle();
  if (step.act) fail();
  await step.act?.(shopper);

  await network.hasStruck();
  const said = told(step.says, way);
  if (said !== null) await shopper.sees(said);
  await shopper.seesEverythingSettle();
  if (said !== 'Order Placed.') expect(shopper.chosen).toEqual(before);
  if (step.keeps) await shopper.seesTyped(...step.keeps);

  network.recover();
  const wayOn = typeof step.wayOn === 'function' ? step.wayOn(way) : step.wayOn;
  await shopper.canPress(wayOn);
  const then = told(step.then ?? null, way);
  if (then !== null && then !== said) await shopper.presses(wayOn);
  if (then !== null) await shopper.sees(then);
  // What was done before its answer was lost is not done again.
  const { addresses, cards } = await fixture.addedRows();
  expect(addresses).toBeLessThanOrEqual(1);
  expect(cards).toBeLessThanOrEqual(1);
  if ([said, then].includes('Order Placed.')) expect(await fixture.orderCount()).toBe(1);
}

function told(said: Step['says'], way: WayToFail): string | null {
  return typeof said === 'function' ? said(way) : said;
}
