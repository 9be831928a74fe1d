/** @jest-environment <rootDir>/tests/support/jsdom-environment.mjs */
import { jest } from '@jest/globals';
import { CachedPaymentKey } from '../../src/adapters/payment/cached-payment-key';
import type { CardField } from '../../src/application/customer/card-tokenizer.port';
import { describeCardTokenizer, FIELDS } from '../ports/card-tokenizer.suite';
import { FakePaymentKeys } from '../support/fakes/fake-payment-keys';
import { InMemoryValue } from '../support/fakes/in-memory-value';
import { valueOf } from '../support/port-harness';
import { VaultCardTokenizer } from './vault-card-tokenizer';

const RIGHT = '4242424242424242';
let made = 0;

/** A fake vault that knows one card. */
function vault(body: string): object {
  const { number } = JSON.parse(body) as { number: string };
  if (number !== RIGHT) return { error: 'Your card number is incorrect.' };
  made += 1;
  return { id: `tok_${made}`, brand: 'Visa', last4: number.slice(-4) };
}

const answering = () =>
  Object.assign(globalThis, {
    fetch: jest.fn(async (_url: string, { body }: { body: string }) => ({ json: async () => vault(body) })),
  });

beforeEach(answering);

const atVault = (keys: FakePaymentKeys) =>
  new VaultCardTokenizer(new CachedPaymentKey(keys, new InMemoryValue('')));
const keysOf = (key: string) => Object.assign(new FakePaymentKeys(), { key });

const boxes = {} as Record<CardField, HTMLElement>;

function open() {
  document.body.replaceChildren();
  for (const field of FIELDS) boxes[field] = document.body.appendChild(document.createElement('div'));
  const type = (field: CardField, text: string) => {
    const input = boxes[field].querySelector('input');
    if (!input) throw new Error(`No field to type into: ${field}`);
    input.value = text;
    input.dispatchEvent(new Event('input'));
  };
  return {
    tokenizer: atVault(keysOf('pk_vault_1')),
    host: (field: CardField) => boxes[field],
    shown: () => FIELDS.filter((field) => boxes[field].childElementCount > 0),
    type: (card: 'right' | 'wrong' | 'unfinished') => {
      type('cvc', card === 'unfinished' ? '' : '123');
      type('number', card === 'wrong' ? '4242424242424241' : RIGHT);
      type('expiry', '08 / 31');
    },
  };
}

describeCardTokenizer('at a vault that is asked by http', {
  open,
  withoutKey: () => atVault(keysOf('')),
  outOfReach: () => {
    const keys = keysOf('pk_vault_1');
    keys.outage.begin();
    return atVault(keys);
  },
});

test('a vault that does not answer rejects the card with a message [PAY-27]', async () => {
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.reject(new TypeError('offline'))) });
  const opened = open();
  const entry = valueOf(await opened.tokenizer.open());
  for (const field of FIELDS) entry.attach(field, opened.host(field));
  opened.type('right');
  expect(await entry.tokens('Jane Doe')).toMatchObject({
    ok: false,
    failure: { message: 'Your card could not be checked. Please try again.' },
  });
});
