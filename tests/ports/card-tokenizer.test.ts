/** @jest-environment <rootDir>/tests/support/jsdom-environment.mjs */
import { jest } from '@jest/globals';
import { CachedPaymentKey } from '../../src/adapters/payment/cached-payment-key';
import { ProviderCardTokenizer } from '../../src/adapters/payment/provider-card-tokenizer';
import type { CardField } from '../../src/application/customer/card-tokenizer.port';
import { FakeCardTokenizer } from '../support/fakes/fake-card-tokenizer';
import { FakeClock } from '../support/fakes/fake-clock';
import { FakeIds } from '../support/fakes/fake-ids';
import { FakePaymentKeys } from '../support/fakes/fake-payment-keys';
import { InMemoryValue } from '../support/fakes/in-memory-value';
import { valueOf } from '../support/port-harness';
import { StubStripe } from '../support/stub-stripe';
import {
  type OpenedTokenizer,
  type CardHarness,
  describeCardTokenizer,
  FIELDS,
} from './card-tokenizer.suite';

const WRONG = 'Your card number is incorrect.';

const failing = (reason: 'missing' | 'offline') => {
  const tokenizer = new FakeCardTokenizer();
  tokenizer.outage.begin(reason);
  return tokenizer;
};

describeCardTokenizer('faked', {
  open: () => {
    const tokenizer = new FakeCardTokenizer();
    return {
      tokenizer,
      host: () => ({}),
      shown: () => FIELDS.filter((field) => tokenizer.entry.attached.has(field)),
      type: (card) => {
        tokenizer.entry.rejection = card === 'wrong' ? WRONG : null;
        tokenizer.entry.complete(card !== 'unfinished');
      },
    };
  },
  withoutKey: () => failing('missing'),
  outOfReach: () => failing('offline'),
});

const aTokenizer = (keys: FakePaymentKeys) =>
  new ProviderCardTokenizer(
    new CachedPaymentKey(keys, new InMemoryValue('')),
    new FakeClock(),
    new FakeIds(),
  );

/** The provider for this key, on a new page. */
function harness(
  key: string,
  type: (card: Parameters<OpenedTokenizer['type']>[0], page: Page) => void,
): CardHarness {
  const keys = () => Object.assign(new FakePaymentKeys(), { key });
  return {
    open: () => {
      const page = aPage();
      return {
        tokenizer: aTokenizer(keys()),
        host: (field) => page[field],
        shown: () => FIELDS.filter((field) => page[field].childElementCount > 0),
        type: (card) => type(card, page),
      };
    },
    withoutKey: () => aTokenizer(Object.assign(keys(), { key: '' })),
    outOfReach: () => {
      const gone = keys();
      gone.outage.begin();
      return aTokenizer(gone);
    },
  };
}

type Page = Readonly<Record<CardField, HTMLElement>>;

function aPage(): Page {
  document.body.replaceChildren();
  const div = () => document.body.appendChild(document.createElement('div'));
  return { number: div(), expiry: div(), cvc: div() };
}

describeCardTokenizer(
  "in the sandbox's widget",
  harness('pk_sandbox_1', (card, page) => {
    const type = (field: CardField, text: string) => {
      const input = page[field].querySelector('input');
      if (!input) throw new Error(`No field to type into: ${field}`);
      input.value = text;
      input.dispatchEvent(new Event('input'));
    };
    type('cvc', card === 'unfinished' ? '' : '123');
    type('number', card === 'wrong' ? '4242424242424241' : '4242424242424242');
    type('expiry', '0831');
  }),
);

describe('with Stripe', () => {
  let stripe: StubStripe;

  beforeEach(() => {
    stripe = new StubStripe();
    // Stripe's loader warns on the console that the script is loaded already.
    Object.assign(window, { Stripe: () => stripe });
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  describeCardTokenizer(
    "in Stripe's widget",
    harness('pk_live_1', (card) => {
      stripe.problem = card === 'wrong' ? WRONG : '';
      stripe.fill('cvc', card !== 'unfinished');
      stripe.fill('number', true);
      stripe.fill('expiry', true);
    }),
  );

  it("passes on the tokens that the provider's client has created [EXT-04]", async () => {
    const entry = valueOf(
      await aTokenizer(Object.assign(new FakePaymentKeys(), { key: 'pk_live_1' })).open(),
    );
    expect(valueOf(await entry.tokens('Jane Doe')).tokens).toEqual(['tok_1', 'tok_2']);
  });
});
