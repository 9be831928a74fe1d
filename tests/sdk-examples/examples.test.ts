import { createShopClient, type OperationId, type ShopClient } from '@cork-and-petal/sdk';
import { aPhoto } from '../../backend/testing/provider-states/given-identity';
import { startTestBackend, type TestBackend } from '../../backend/testing/start-test-backend';
import { providerStates, type ProviderState } from '../../contracts/states';
import * as cart from '../../sdk/examples/cart';
import * as catalog from '../../sdk/examples/catalog';
import * as checkout from '../../sdk/examples/checkout';
import * as customer from '../../sdk/examples/customer';
import * as fulfilment from '../../sdk/examples/fulfilment';
import * as identity from '../../sdk/examples/identity';
import * as location from '../../sdk/examples/location';
import * as order from '../../sdk/examples/order';
import * as vendor from '../../sdk/examples/vendor';
import * as wallet from '../../sdk/examples/wallet';
import type { Example } from '../../sdk/examples/example';
import { operations } from '../../sdk/generated/document';

type Condition = (result: unknown) => boolean;

const CONTEXTS: readonly object[] = [
  cart,
  catalog,
  checkout,
  customer,
  fulfilment,
  identity,
  location,
  order,
  vendor,
  wallet,
];

/** The examples by call; `never`, as each needs other values. */
const examples = CONTEXTS.flatMap(
  (context) => Object.entries(context) as [call: string, example: Example<never, unknown>][],
);

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
