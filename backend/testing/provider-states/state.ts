import type { Services } from '../../src/adapters/http/services';
import type { ProviderState } from '../../../contracts/states';

/** Parameters that an interaction adds to a state's sentence. */
export type StateParams = Record<string, unknown>;

/** What a state hands to the interaction: tokens, cart ids and the like. */
export type StateValues = Record<string, unknown>;

/** Puts an empty, migrated backend into a state (BDG-08). */
export type StateSetup = (services: Services, params: StateParams) => Promise<StateValues | void>;

/** A context's states, by their sentences; one that the catalogue does not have does not compile. */
export type States = Partial<Record<ProviderState, StateSetup>>;
