import type { TestServices } from '../test-services';
import type { ProviderState } from '../../../contracts/states';
import { emptyDatabase } from '../empty-database';
import type { StateParams, StateValues } from './state';
import { states } from './states';
import { leaveState } from './reset-on-next-state';

/** Empties the backend and sets up a state; an unknown sentence is an error. */
export async function enterState(
  services: TestServices,
  sentence: string,
  params: StateParams = {},
): Promise<StateValues> {
  const setUp = states[sentence as ProviderState];
  if (!setUp) throw new Error(`No such provider state: ${sentence}`);
  leaveState(services);
  await emptyDatabase(services.db);
  services.faults.forget();
  return (await setUp(services, params)) ?? {};
}
