import type { TestServices } from '../test-services';
import type { ProviderState } from '../../../contracts/states';

/** Parameters that an interaction adds to a state. */
export type StateParams = Record<string, unknown>;

/** The values that a state provides to the interaction: tokens, cart ids and the like. */
export type StateValues = Record<string, unknown>;

/** Puts an empty, migrated backend into a state (BDG-08). */
export type StateSetup = (services: TestServices, params: StateParams) => Promise<StateValues | void>;

/** The states of a context, by sentence; a sentence that is not in the catalogue does not compile. */
export type States = Partial<Record<ProviderState, StateSetup>>;
