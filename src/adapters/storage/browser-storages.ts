import { BroadcastCartTabs } from './broadcast-cart-tabs';
import { BrowserStore } from './browser-store';
import { PlaceCookieSync } from './place-cookie-sync';
import { WebStorage } from './web-storage';

/** The storages of a real browser. */
export const browserStorages = (): BrowserStore =>
  new BrowserStore(
    new PlaceCookieSync(new WebStorage(() => localStorage), writeCookie),
    new WebStorage(() => sessionStorage),
    (listener) => {
      addEventListener('storage', (event) => listener(event.key));
      // A page restored from the back/forward cache has missed all changes.
      addEventListener('pageshow', (event) => event.persisted && listener(null));
    },
    new BroadcastCartTabs(),
  );

/** If cookies are blocked, the server renders without a place, and the browser renders again. */
function writeCookie(cookie: string): void {
  try {
    document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  } catch {
    // All storage is blocked.
  }
}
