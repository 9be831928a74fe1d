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
import { type FailureMode, failureModesFor } from './failure-modes';

let backend: TestBackend;
let fixture: OrderFixture;
/** The page's errors; an unhandled rejection fails its test by itself. */
const consoleErrors: unknown[] = [];
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
  consoleErrors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void consoleErrors.push(words));
  // The list of cities is a static file of the shop.
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
  const modes = failureModesFor(step.call, place).map(
    (mode) => [`${mode.name} ${step.proves ?? ''}`.trim(), mode] as const,
  );

  it.each(modes)('%s', async (_title, mode) => {
    const network = new FaultyNetwork(backend.baseUrl);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(network.deadline);
    const shopper = new Shopper(network, await fixture.ready());
    await shopper.begin();
    try {
      await checkStep(shopper, network, step, mode);
    } finally {
      shopper.leave();
      if (network.hasChanged) fixture.markUsed();
    }
    expect(consoleErrors).toEqual([]);
  });
});

async function checkStep(
  shopper: Shopper,
  network: FaultyNetwork,
  step: Step,
  mode: FailureMode,
): Promise<void> {
  const before = shopper.chosen;
  const fail = () => {
    network.breakAt(step.call, mode, step.after);
    if (step.also) network.breakAt(step.also.call, step.also.mode);
  };
  if (!step.act) fail();
  shopper.open(step.at);
  if (step.ready) await shopper.sees(step.ready);
  await shopper.seesEverythingSettle();
  if (step.act) fail();
  await step.act?.(shopper);

  await network.untilFailed();
  const said = told(step.says, mode);
  if (said !== null) await shopper.sees(said);
  await shopper.seesEverythingSettle();
  if (said !== 'Order Placed.') expect(shopper.chosen).toEqual(before);
  if (step.keeps) await shopper.seesTyped(...step.keeps);

  network.recover();
  const control = typeof step.continueWith === 'function' ? step.continueWith(mode) : step.continueWith;
  await shopper.canPress(control);
  const then = told(step.then ?? null, mode);
  if (then !== null && then !== said) await shopper.presses(control);
  if (then !== null) await shopper.sees(then);
  // What took effect before its answer was lost is not repeated.
  const { addresses, cards } = await fixture.addedRows();
  expect(addresses).toBeLessThanOrEqual(1);
  expect(cards).toBeLessThanOrEqual(1);
  if ([said, then].includes('Order Placed.')) expect(await fixture.orderCount()).toBe(1);
}

function told(said: Step['says'], mode: FailureMode): string | null {
  return typeof said === 'function' ? said(mode) : said;
}
