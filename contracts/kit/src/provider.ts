import type { ProviderState } from '../../states';

export type Values = Record<string, unknown>;

/** A server that is held to the contract. */
export interface Provider {
  readonly baseUrl: string;
  /** Enters a state and tells its values; absent where the server has no way to enter one. */
  readonly given?: (sentence: ProviderState, params: Values) => Promise<Values>;
  /** Whoever is signed in, where no state can be entered. */
  readonly token?: string;
}

const JSON_BODY = { 'Content-Type': 'application/json' };

/** Enters states by a POST, as docs/contracts.md describes it. */
export const statesAt =
  (statesUrl: string) =>
  async (state: string, params: Values): Promise<Values> => {
    const body = JSON.stringify({ state, params, action: 'setup' });
    const answer = await fetch(statesUrl, { method: 'POST', headers: JSON_BODY, body });
    if (!answer.ok) throw new Error(`${statesUrl} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Values;
  };
