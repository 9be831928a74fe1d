import { CurrentPlace } from '../../../application/location/current-place.port';
import type { AppServices } from '../../shared/app-context';
import { matchScreen } from './match-screen';
import type { ScreenRequest } from './screen';

/** Whether what an address names exists; true for screens that find that out themselves. */
export async function pathExists(
  address: string,
  shop: Pick<AppServices, 'load'> & Pick<ScreenRequest, 'get'>,
): Promise<boolean> {
  const { get } = shop;
  const place = get(CurrentPlace).get();
  const match = matchScreen(address, place);
  if (!match?.screen.exists) return true;
  await shop.load(...(match.screen.contexts ?? []));
  const query = new URLSearchParams(address.split('?')[1]);
  return match.screen.exists({ get, place, query }, match.parameters as never);
}
