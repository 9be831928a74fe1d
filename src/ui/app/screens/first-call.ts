import { CurrentPlace } from '../../../application/location/current-place.port';
import { matchScreen } from './match-screen';
import type { Visit } from './screen';

/** Asks for what the screen of an address shows first; nothing where the screen is unknown or begins without a call. */
export function startFirstCall(address: string, get: Visit['get']): void {
  const place = get(CurrentPlace).get();
  const match = matchScreen(address, place);
  if (!match?.screen.firstCall) return;
  const query = new URLSearchParams(address.split('?')[1]);
  match.screen.firstCall({ get, place, query }, match.parameters as never);
}
