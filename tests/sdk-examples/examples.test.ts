import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createShopClient, type OperationId, type ShopClient } from '@cork-and-petal/sdk';
import { aPhoto } from '../../backend/testing/provider-states/given-identity';
import { startTestBackend, type TestBackend } from '../../backend/testing/start-test-backend';
import { providerStates, type ProviderState } from '../../contracts/states';
import type { Example } from '../../sdk/examples/example';
import { operations } from '../../sdk/generated/document';

const EXAMPLES = path.resolve(import.meta.dirname, '../../sdk/examples');

/** The examples of a file, by the call that each is named after; `never`, as each needs other values. */
type Examples = Record<string, Example<never, unknown>>;

type Condition = (result: unknown) => boolean;

const examples: [call: string, example: Example<never, unknown>][] = [];
for (const file of readdirSync(EXAMPLES).filter((name) => name !== 'example.ts')) {
  // One after the other: Jest cannot link modules that share others at the same time.
  const declared = (await import(path.join(EXAMPLES, file))) as Examples;
  examples.push(...Object.entries(declared));
}

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
}, 60_000);
afterAll(() => backend.stop());

it('has one example of every call of the document [NET-09]', () => {
  const shown = examples.map(([call]) => call);
  expect(shown.sort()).toEqual(Object.keys(operations).sort());
});

it('begins every example in a state of the contract', () => {
  const states = providerStates.map(({ sentence }) => sentence as string);
  expect(examples.map(([, { given }]) => given).filter((given) => !states.includes(given))).toEqual([]);
});

/** A client for the customer of the state. */
function clientOf(calls: OperationId[], token: string | undefined): ShopClient {
  return createShopClient({
    baseUrl: backend.baseUrl,
    token: () => token,
    observe: ({ operation }) => void calls.push(operation),
  });
}

it.each(examples.map(([call, example]) => [call, example.given, example] as const))(
  'the example of %s has its result when %s [NET-09]',
  async (call, given, { run, result }) => {
    const { token, ...values } = await backend.given(given as ProviderState);
    const calls: OperationId[] = [];
    const shop = clientOf(calls, token as string | undefined);
    const returned = await run(shop, { ...values, picture: await aPhoto() } as never);
    if (typeof result === 'function')
      expect([returned, (result as Condition)(returned)]).toEqual([returned, true]);
    else expect(returned).toEqual(result);
    expect(new Set(calls)).toEqual(new Set([call]));
  },
);
