import fc from 'fast-check';
import { type OperationId, operations } from '@cork-and-petal/sdk';
import { FakeShop } from '@cork-and-petal/sdk/testing';
import { shopAt } from '../../contracts/consumer/support/shop';
import { aMember } from '../support/builders/customer';
import { type Json } from '../support/json-places';
import { NOT_FOR_THE_SHOP } from '../support/not-for-the-shop';
import { documentedAnswers } from './answers/documented-answers';
import { MADE_CALLS } from './answers/made-calls';
import { mutationsOf, withAnotherType, withOtherSpelling } from './answers/mutations';

/** Of each answer. */
const MUTATIONS = 200;
/** A fixed seed makes runs repeatable; another one finds other answers (`FUZZ_SEED=7`). */
const SEED = Number(process.env.FUZZ_SEED ?? 20_301);

const FAULT = { ok: false, failure: { kind: 'unavailable', reason: 'fault' } };

it('covers every call of the shop', () => {
  const made = new Set([...MADE_CALLS.map(([, { call }]) => call), ...NOT_FOR_THE_SHOP]);
  expect(Object.keys(operations).filter((call) => !made.has(call as OperationId))).toEqual([]);
});

describe.each(MADE_CALLS)('the answer of %s', (_name, { call, make }) => {
  const examples = documentedAnswers(call);
  const answers = examples.map(([, answer]) => answer);

  it('never breaks anything, whatever it contains', async () => {
    await fc.assert(
      fc.asyncProperty(mutationsOf(answers), async (body) => {
        const result = await make(aShop(call, () => body));
        expect(typeof result.ok).toBe('boolean');
      }),
      { numRuns: MUTATIONS, seed: SEED },
    );
  });

  it('is a fault if a field has another type, is logged once, and is asked for again [X-133]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...answers), withAnotherType(answers), async (good, bad) => {
        let body = bad;
        const shop = aShop(call, () => body);
        for (const _ of ['once', 'again']) expect(await make(shop)).toMatchObject(FAULT);
        expect(shop.log.details).toEqual([{ operation: call, path: expect.any(String) as string }]);
        body = good;
        expect(await make(shop)).toEqual(await make(aShop(call, () => good)));
      }),
      { numRuns: MUTATIONS / 10, seed: SEED },
    );
  });

  it.each(examples)(
    'is the same with numbers as text and with new fields, as in %s',
    async (_example, answer) => {
      const shop = aShop(call, () => withOtherSpelling(answer));
      expect(await make(shop)).toMatchObject(await make(aShop(call, () => answer)));
      expect(shop.log.warnings).toEqual([]);
    },
  );
});

/** All other calls have the answers of the document. */
function aShop(call: OperationId, answer: () => Json) {
  const backend = new FakeShop().answerWith(call, () => ({ status: 200, body: answer() }));
  return shopAt('http://shop.test', aMember(), { fetch: backend.fetch });
}
