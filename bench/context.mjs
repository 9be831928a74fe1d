import { launchBrowser } from './browser/launch.mjs';
import { openContenders } from './browser/contenders.mjs';
import { once } from './lib/once.mjs';
import { startShop } from './lib/shop.mjs';

/** Shared by the sections; each part is started on first use. */
export function createContext({ runs, products, url }) {
  const shop = once(async () => (url ? { url: url.replace(/\/$/, '') } : startShop()));
  const browser = once(launchBrowser);
  const contenders = once(async () => openContenders(await browser(), (await shop()).url));
  return { runs, products, shop, browser, contenders };
}
