import { CurrentPlace } from '../../../application/location/current-place.port';
import { matchScreen } from './match-screen';
import type { Visit } from './screen';

/**
 * Asks for what the screen of an address shows first; nothing where the screen is unknown or begins without a call.
 * Resolves when it is there.
 */
export async function startFirstCall(address: string, get: Visit['get']): Promise<void> {
  const place = get(CurrentPlace).get();
  const match = matchScreen(address, place);
  if (!match?.screen.firstCall) return;
  const query = new URLSearchParams(address.split('?')[1]);
  await match.screen.firstCall({ get, place, query }, match.parameters as never);
}
