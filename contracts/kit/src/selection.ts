import { valuesWanted, type Interaction } from '../../pact-file';
import { providerStates } from '../../states';
import { callOf } from './outcome';
import type { Provider, Values } from './provider';

const SIGNED_IN = 'a signed-in customer exists';
const INVALID_TOKEN = 'an invalid token is used';

const anywhere = new Set<string>(
  providerStates.filter((state) => 'holdsAnywhere' in state).map(({ sentence }) => sentence),
);

export const stateOf = ({ providerStates: [state] = [] }: Interaction): string => state?.name ?? '';

/** The known values of a state that was not entered; undefined if there are none. */
export function knownValues(state: string, token: string | undefined): Values | undefined {
  if (state === INVALID_TOKEN) return { token: 'a-token-that-nobody-has' };
  if (state === SIGNED_IN) return token === undefined ? undefined : { token };
  return anywhere.has(state) ? {} : undefined;
}

/** Why an interaction cannot be played against a server that does not enter states; undefined if it can. */
export function whySkipped(interaction: Interaction, { given, token }: Provider): string | undefined {
  if (given) return undefined;
  const state = stateOf(interaction);
  const known = knownValues(state, token ?? 'any');
  const isKnown = known && valuesWanted(interaction).every((name) => name in known);
  if (!isKnown) return `needs --state-url: ${state}`;
  return state === SIGNED_IN && token === undefined ? 'needs --token: a signed-in customer' : undefined;
}

/** The interactions of the requested calls, or all of them. */
export const ofCalls = (interactions: readonly Interaction[], calls: readonly string[]) =>
  calls.length === 0
    ? interactions
    : interactions.filter(({ description }) => calls.includes(callOf(description)));
