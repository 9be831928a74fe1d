import type { Services } from '../../src/adapters/http/services';
import type { ProviderState } from '../../../contracts/states';
import { type DatabaseOptions, openDatabase } from '../../src/adapters/postgres/database';
import { enterState } from '../../testing/provider-states/enter-state';
import type { StateParams, StateValues } from '../../testing/provider-states/state';
import { systemClock } from '../../src/application/shared/clock';
import { createServices } from '../../src/start/services';
import { testSettings } from '../../testing/settings';

/** The database behind backend processes, opened by the test itself to arrange things and to look. */
export interface Desk {
  services: Services;
  given(sentence: ProviderState, params?: StateParams): Promise<StateValues>;
  close(): Promise<void>;
}

/** Its clock is the processes' own. */
export async function openDesk(options: DatabaseOptions): Promise<Desk> {
  const { db, close } = await openDatabase(options);
  const services = createServices(db, systemClock, testSettings());
  return { services, given: (sentence, params) => enterState(services, sentence, params), close };
}
