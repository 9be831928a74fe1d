import { firstScreenData } from '../adapters/browser/first-screen-block';
import { pageSettings } from '../adapters/browser/page-settings-block';
import { removeServerHead } from '../adapters/browser/server-head';
import { replaying } from '../adapters/http/recorded-answers';
import { browserStorages } from '../adapters/storage/browser-storages';
import { placeText } from '../adapters/storage/place-text';
import { PreparedScreen } from './prepared-screen';
import { shopSettings } from './settings';
import { Shop } from './shop';

/** Opens the shop in this browser, and takes over a server-rendered first screen if it fits. */
export function openShop(): Shop {
  const store = browserStorages();
  const page = pageSettings();
  const firstScreen = firstScreenData(placeText(store.local));
  if (!firstScreen) {
    removeServerHead();
    return new Shop(shopSettings(page), store);
  }
  const places = new Set(firstScreen.places);
  const settings = shopSettings(page, replaying(firstScreen.answers));
  return new Shop(settings, store, new PreparedScreen((place) => places.has(place)));
}
