import { stateValues } from '../state-values';
import { type ProviderState, providerStates } from '../states';
import type { Provider } from './provider';

type Params = Record<string, unknown>;

/**
 * Handlers for the verifier, one for each state of the catalogue. Pact takes a state that cannot be entered for one
 * that has been, so what goes wrong is kept here, to be raised when the verification is over.
 */
export function stateHandlers(provider: Pick<Provider, 'given'>) {
  const problems: string[] = [];
  const entered: string[] = [];
  const enter = async (sentence: ProviderState, params: Params): Promise<Record<string, string>> => {
    const values = await provider.given(sentence, params);
    const wanted = (stateValues[sentence] ?? []).map((name) => [name, values[name]] as const);
    const missing = wanted.filter(([, value]) => typeof value !== 'string').map(([name]) => name);
    if (missing.length > 0) throw new Error(`it gave no ${missing.join(', ')}`);
    entered.push(sentence);
    return Object.fromEntries(wanted.map(([name, value]) => [name, String(value)]));
  };
  const handler = (sentence: ProviderState) => (params?: unknown) =>
    enter(sentence, (params ?? {}) as Params).catch((error: unknown) => {
      problems.push(`"${sentence}" could not be entered: ${String(error)}`);
      throw error;
    });
  const handlers = Object.fromEntries(providerStates.map(({ sentence }) => [sentence, handler(sentence)]));
  return { handlers, problems, entered };
}
