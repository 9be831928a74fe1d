import type { ProviderState } from '../../states';

export type Values = Record<string, unknown>;

/** A server under verification. */
export interface Provider {
  readonly baseUrl: string;
  /** Enters a state and returns its values; absent if the server has no way to enter states. */
  readonly given?: (sentence: ProviderState, params: Values) => Promise<Values>;
  /** The token of a signed-in customer, for a server that cannot enter states. */
  readonly token?: string;
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** Enters states with a POST request, as docs/contracts.md describes. */
export const statesAt =
  (statesUrl: string) =>
  async (state: string, params: Values): Promise<Values> => {
    const body = JSON.stringify({ state, params, action: 'setup' });
    const answer = await fetch(statesUrl, { method: 'POST', headers: JSON_BODY, body });
    if (!answer.ok) throw new Error(`${statesUrl} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Values;
  };
