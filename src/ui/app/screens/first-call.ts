import { CurrentPlace } from '../../../application/location/current-place.port';
import { matchScreen } from './match-screen';
import type { ScreenRequest } from './screen';

/**
 * Makes the first call of the screen at an address, if there is such a screen and it has one. Resolves once the call
 * is answered.
 */
export async function startFirstCall(address: string, get: ScreenRequest['get']): Promise<void> {
  const place = get(CurrentPlace).get();
  const match = matchScreen(address, place);
  if (!match?.screen.firstCall) return;
  const query = new URLSearchParams(address.split('?')[1]);
  await match.screen.firstCall({ get, place, query }, match.parameters as never);
}
