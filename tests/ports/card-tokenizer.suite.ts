import type {
  CardEntry,
  CardField,
  CardFieldHost,
  CardTokenizer,
} from '../../src/application/customer/card-tokenizer.port';
import { someWords } from '../support/matchers';
import { valueOf } from '../support/port-harness';

export interface OpenedTokenizer {
  readonly tokenizer: CardTokenizer;
  readonly host: (field: CardField) => CardFieldHost;
  /** The fields on the screen. */
  readonly shown: () => readonly CardField[];
  /** Types like a shopper; an unfinished card has no security code yet. */
  readonly type: (card: 'right' | 'wrong' | 'unfinished') => void;
}

export interface CardHarness {
  readonly open: () => OpenedTokenizer;
  readonly withoutKey: () => CardTokenizer;
  readonly outOfReach: () => CardTokenizer;
}

export const FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

export function describeCardTokenizer(name: string, harness: CardHarness): void {
  describe(`a card entry, ${name}`, () => {
    it('shows its fields until they are removed, or it is closed [PAY-11] [PAY-12] [PAY-13]', async () => {
      const opened = harness.open();
      const entry = await entryAt(opened);
      expect(opened.shown()).toEqual(FIELDS);
      entry.attach('cvc', null);
      expect(opened.shown()).toEqual(['number', 'expiry']);
      entry.close();
      expect(opened.shown()).toEqual([]);
    });

    it('reports when it is complete, until the listener unsubscribes [PAY-22]', async () => {
      const opened = harness.open();
      const entry = await entryAt(opened);
      const heard: boolean[] = [];
      const stop = entry.onCompleteness((isComplete) => heard.push(isComplete));
      opened.type('unfinished');
      expect(heard).not.toContain(true);
      opened.type('right');
      expect(heard.at(-1)).toBe(true);
      opened.type('unfinished');
      expect(heard.at(-1)).toBe(false);
      stop();
      opened.type('right');
      expect(heard.at(-1)).toBe(false);
    });

    it('creates two tokens for one card [PAY-23] [EXT-04]', async () => {
      const opened = harness.open();
      const entry = await entryAt(opened);
      opened.type('right');
      const { tokens } = valueOf(await entry.tokens('Jane Doe'));
      expect(tokens).toEqual([someWords, someWords]);
      expect(tokens[1]).not.toBe(tokens[0]);
    });

    it('returns brand and last digits, and never the number [PAY-19]', async () => {
      const opened = harness.open();
      const entry = await entryAt(opened);
      opened.type('right');
      const card = valueOf(await entry.tokens('Jane Doe'));
      expect(card).toMatchObject({ brand: 'Visa', lastDigits: '4242' });
      expect(JSON.stringify(card)).not.toContain('42424242');
    });

    it("rejects an invalid card with the provider's message, and accepts a valid one afterwards [PAY-27]", async () => {
      const opened = harness.open();
      const entry = await entryAt(opened);
      opened.type('wrong');
      expect(await entry.tokens('Jane Doe')).toEqual({
        ok: false,
        failure: { kind: 'card-rejected', message: 'Your card number is incorrect.' },
      });
      opened.type('right');
      expect((await entry.tokens('Jane Doe')).ok).toBe(true);
    });

    it('is empty when opened again', async () => {
      const opened = harness.open();
      const closed = await entryAt(opened);
      closed.close();
      const entry = await entryAt(opened);
      expect(entry).not.toBe(closed);
      expect(opened.shown()).toEqual(FIELDS);
    });

    it('cannot be opened without a payment key, or during an outage [PAY-36]', async () => {
      for (const [tokenizer, reason] of [
        [harness.withoutKey(), 'missing'],
        [harness.outOfReach(), 'offline'],
      ] as const) {
        expect(await tokenizer.open()).toMatchObject({ ok: false, failure: { kind: 'unavailable', reason } });
      }
    });
  });
}

async function entryAt({ tokenizer, host }: OpenedTokenizer): Promise<CardEntry> {
  const entry = valueOf(await tokenizer.open());
  for (const field of FIELDS) entry.attach(field, host(field));
  return entry;
}
