import { createShopClient, type OperationId, type ShopClient } from '@cork-and-petal/sdk';
import { operations } from '../../sdk/generated/document';
import { startTestBackend, type TestBackend } from '../../backend/testing/start-test-backend';
import type { ProviderState } from '../../contracts/states';
import type { Values } from './scenario';
import { scenarios } from './scenarios';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend.stop());

it('has an example of every call of the document [NET-09]', () => {
  const shown = scenarios.map(({ call }) => call);
  expect(shown.sort()).toEqual(Object.keys(operations).sort());
});

/** A client for the customer of the state. */
function clientOf(calls: OperationId[], token: string | undefined): ShopClient {
  return createShopClient({
    baseUrl: backend.baseUrl,
    token: () => token,
    observe: ({ operation }) => void calls.push(operation),
  });
}

it.each(scenarios.map((scenario): [OperationId, ProviderState] => [scenario.call, scenario.given]))(
  'the example of %s has the documented answer when %s [NET-09]',
  async (call) => {
    const { given, run, result } = scenarios.find((it) => it.call === call)!;
    const values = (await backend.given(given)) as Values;
    const calls: OperationId[] = [];
    expect(await run(clientOf(calls, values.token), values as never)).toEqual(result);
    expect(new Set(calls)).toEqual(new Set([call]));
  },
);
