import { providerStates, type ProviderState, valuesOf } from '../../states';
import type { Provider, Values } from './provider';
import { knownValues } from './selection';

/**
 * Handlers for the verifier, one for each state of the catalogue. Pact treats a state that could not be entered like
 * one that was, so errors are recorded here by sentence and reported for its interactions.
 */
export function stateHandlers(provider: Pick<Provider, 'given' | 'token'>) {
  const problems = new Map<string, string>();
  const enter = async (sentence: ProviderState, params: Values): Promise<Record<string, string>> => {
    const values = provider.given
      ? await provider.given(sentence, params)
      : (knownValues(sentence, provider.token) ?? {});
    const wanted = valuesOf(sentence).map((name) => [name, values[name]] as const);
    const missing = wanted.filter(([, value]) => typeof value !== 'string').map(([name]) => name);
    if (provider.given && missing.length > 0)
      throw new Error(`the state did not provide ${missing.join(', ')}`);
    return Object.fromEntries(wanted.map(([name, value]) => [name, String(value)]));
  };
  const handler = (sentence: ProviderState) => (params?: unknown) =>
    enter(sentence, (params ?? {}) as Values).catch((error: unknown) => {
      problems.set(sentence, `"${sentence}" could not be entered: ${String(error)}`);
      throw error;
    });
  const handlers = Object.fromEntries(providerStates.map(({ sentence }) => [sentence, handler(sentence)]));
  return { handlers, problems };
}
