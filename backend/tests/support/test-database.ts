import { type TestServices, testServices } from '../../testing/test-services';
import type { ProviderState } from '../../../contracts/states';
import { type DatabaseOptions, openDatabase } from '../../src/adapters/postgres/database';
import { enterState } from '../../testing/provider-states/enter-state';
import type { StateParams, StateValues } from '../../testing/provider-states/state';
import { systemClock } from '../../src/adapters/clock/system-clock';
import { createServices } from '../../src/start/services';
import { testSettings } from '../../testing/settings';

/** The database behind backend processes, opened by the test to arrange and inspect data. */
export interface TestDatabase {
  services: TestServices;
  given(sentence: ProviderState, params?: StateParams): Promise<StateValues>;
  close(): Promise<void>;
}

/** Uses the system clock, like the processes. */
export async function openTestDatabase(options: DatabaseOptions): Promise<TestDatabase> {
  const database = await openDatabase(options);
  const { db, close } = database;
  const services = testServices(createServices(database, systemClock, testSettings()), db);
  return { services, given: (sentence, params) => enterState(services, sentence, params), close };
}
