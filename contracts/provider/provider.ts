import { startTestBackend } from '../../backend/src/testing/start-test-backend';
import type { ProviderState } from '../states';

type Values = Record<string, unknown>;

/** A server to hold to the contract, and the way to put it in a state. */
export interface Provider {
  readonly baseUrl: string;
  given(sentence: ProviderState, params: Values): Promise<Values>;
  stop(): Promise<void>;
}

/** The server at PROVIDER_URL, or the reference backend on an empty database when none is named. */
export function startProvider(): Promise<Provider> {
  const { PROVIDER_URL } = process.env;
  return PROVIDER_URL ? Promise.resolve(providerAt(PROVIDER_URL)) : startTestBackend();
}

/** Its states are entered at PROVIDER_STATES_URL, or where the reference backend has them (docs/contracts.md). */
function providerAt(baseUrl: string): Provider {
  const statesUrl = process.env.PROVIDER_STATES_URL ?? new URL('/_provider-states', baseUrl).href;
  return {
    baseUrl,
    given: async (state, params) => {
      const body = JSON.stringify({ state, params, action: 'setup' });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(statesUrl, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${statesUrl} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Values;
    },
    stop: async () => undefined,
  };
}
