import type { Interaction } from '../pact-file';
import type { ProviderState } from '../states';
import { type Json, placesIn, withAt } from '../../tests/support/json-places';
import { testBackend } from '../../backend/testing/test-backend';
import { INTERNAL_DETAILS } from '../../backend/testing/internal-details';
import { type Call, calls, requestOf } from './requests';

/** Just below the limit of a body, 64 KiB, beyond which no field is looked at. */
const LONGEST_TEXT = 60_000;
/** Longer values belong in bodies: a server need not accept a URL of any length. */
const LONGEST_ADDRESS = 5000;

/** These use up their state, so each request needs a fresh one. */
const USED_UP = new Set([
  '/api/placeorder/placeorder',
  '/api/cart/deleteitem',
  '/api/customer/logout',
  '/connect/customer/deleteAddress',
  '/api/account/RemoveCreditCard',
]);

/** What a broken client or an attacker may send instead of a value (BDG-05). */
const HOSTILE: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  25,
  1e300,
  '',
  '0',
  '-1',
  '00501',
  '9'.repeat(40),
  "1' or '1'='1' --",
  '%_\\',
  '<img src=x onerror=alert(1)>',
  '🍷 <b>crème</b> \u202e',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  'x'.repeat(LONGEST_TEXT),
  [],
  ['1', { a: 1 }],
  {},
  { $ne: null },
];

const provider = testBackend();

interface Reply {
  readonly status: number;
  /** The answer's own flag says that it did what was asked. */
  readonly isDone: boolean;
  /** What is wrong with the answer; empty if nothing is. */
  readonly problem: string;
}

async function send(call: Call): Promise<Reply> {
  const query = new URLSearchParams(call.query).toString();
  const answer = await fetch(`${provider.baseUrl}${call.path}${query && `?${query}`}`, {
    method: call.method,
    headers: call.headers,
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
  });
  const { status } = answer;
  const text = await answer.text();
  const isWrong = status >= 500 || INTERNAL_DETAILS.test(text);
  const isDone = status === 200 && /"(?:code|status)":\s*"?(?:1|true)\b/.test(text);
  return { status, isDone, problem: isWrong ? `${status} ${text.slice(0, 200)}` : '' };
}

/** The call of an interaction, in its state. */
async function prepared(interaction: Interaction): Promise<Call> {
  let values: Record<string, unknown> = {};
  for (const { name, params } of interaction.providerStates ?? [])
    values = { ...values, ...(await provider.given(name as ProviderState, params ?? {})) };
  return requestOf(interaction, values);
}

const shown = (value: Json) => JSON.stringify(value).slice(0, 60);

/** The same call with one value changed, for every field and every hostile value. */
function* spoiled(call: Call): Generator<{ what: string; change: (call: Call) => Call }> {
  for (const put of HOSTILE) {
    for (const place of placesIn(call.body ?? {}))
      yield {
        what: `${place.join('.')} = ${shown(put)}`,
        change: (fresh) => ({ ...fresh, body: withAt(fresh.body ?? {}, place, put) }),
      };
    if (typeof put === 'object' || String(put).length > LONGEST_ADDRESS) continue;
    for (const name of Object.keys(call.query))
      yield {
        what: `?${name}=${shown(put)}`,
        change: (fresh) => ({ ...fresh, query: { ...fresh.query, [name]: String(put) } }),
      };
  }
}

describe('any value in any field', () => {
  it.each([...calls])(
    'is refused or accepted by %s, and never answered with 5xx [BDG-05]',
    async (_key, interaction) => {
      let call = await prepared(interaction);
      expect(await send(call)).toMatchObject({ status: 200, problem: '' });
      call = await prepared(interaction);
      const problems: string[] = [];
      for (const { what, change } of spoiled(call)) {
        const { isDone, problem } = await send(change(call));
        if (problem) problems.push(`${what}: ${problem}`);
        if (isDone && USED_UP.has(call.path)) call = await prepared(interaction);
      }
      expect(problems).toEqual([]);
    },
    120_000,
  );
});
