import { givenCustomer } from '../../backend/testing/provider-states/given-customer';
import { testBackend } from '../../backend/testing/test-backend';
import type { Interaction } from '../pact-file';
import type { ProviderState } from '../states';
import { type Call, calls, requestOf } from './requests';

/** Values of a state that only their owner may use. */
const IDS = /customerId|[aA]ddressId|cardId|cartId|[lL]ineId|attemptKey/;

/** Ids that do not exist, in the form of existing ones. */
const nonexistent = (id: string): string => (/^\d+$/.test(id) ? '99999999' : `${id.slice(0, 4)}missing`);

/** Calls of a session that name something of its owner's. */
const named = [...calls].filter(([, { request }]) => {
  const expressions = Object.values(request.generators ?? {}).flatMap((part) => Object.values(part));
  const all = expressions.map(({ expression = '' }) => expression).join(' ');
  return all.includes('${token}') && IDS.test(all);
});

const backend = testBackend();

async function answerTo(call: Call): Promise<unknown> {
  const query = new URLSearchParams(call.query).toString();
  const answer = await fetch(`${backend.baseUrl}${call.path}${query && `?${query}`}`, {
    method: call.method,
    headers: call.headers,
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

async function endedSession(): Promise<string> {
  const { token } = await givenCustomer(backend.services, 'member', { email: 'gone@example.com' });
  await backend.call('signOut', { body: { api_token: token } });
  return token;
}

/** Removes the token from the header and the body. */
function callAs(interaction: Interaction, values: Record<string, unknown>, token: string | null): Call {
  const call = requestOf(interaction, { ...values, token: token ?? '' });
  if (token !== null) return call;
  const headers = Object.entries(call.headers).filter(([name]) => name !== 'Authorization');
  return { ...call, headers: Object.fromEntries(headers) };
}

describe('another customer’s data', () => {
  it('is named by most calls that need a session', () => expect(named.length).toBeGreaterThan(14));

  it.each(named)(
    'does not exist for another customer, a guest, an ended session or a visitor: %s [BDG-02] [BDG-03]',
    async (_key, interaction) => {
      const [state] = interaction.providerStates ?? [];
      const values: Record<string, unknown> = {
        ...(await backend.given(state?.name as ProviderState, state?.params ?? {})),
      };
      const made = Object.entries(values).map(([name, value]) => [
        name,
        IDS.test(name) ? nonexistent(String(value)) : value,
      ]);
      const unknown = Object.fromEntries(made) as Record<string, unknown>;
      const tokens = [
        (await givenCustomer(backend.services, 'member', { email: 'other@example.com' })).token,
        (await givenCustomer(backend.services, 'guest')).token,
        await endedSession(),
        null,
      ];
      const others = [];
      for (const token of tokens) {
        const tried = await answerTo(callAs(interaction, values, token));
        expect(tried).toEqual(await answerTo(callAs(interaction, unknown, token)));
        others.push(tried);
      }
      const owners = await answerTo(requestOf(interaction, values));
      expect(owners).toMatchObject({ status: 200 });
      for (const tried of others) expect(tried).not.toEqual(owners);
    },
    30_000,
  );
});
