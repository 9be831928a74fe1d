import { firstScreenData } from '../adapters/browser/first-screen-block';
import { replaying } from '../adapters/http/recorded-answers';
import { browserStorages } from '../adapters/storage/browser-storages';
import { placeText } from '../adapters/storage/place-text';
import { PreparedScreen } from './prepared-screen';
import { settingsFrom } from './settings';
import { Shop } from './shop';

/** Opens the shop in this browser, and takes over a server-rendered first screen if it fits. */
export function openShop(env: Readonly<Record<string, unknown>>): Shop {
  const store = browserStorages();
  const drawn = firstScreenData(placeText(store.local));
  if (!drawn) return new Shop(settingsFrom(env), store);
  const places = new Set(drawn.places);
  const settings = settingsFrom(env, replaying(drawn.answers));
  return new Shop(settings, store, new PreparedScreen((place) => places.has(place)));
}
