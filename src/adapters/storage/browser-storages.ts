import { BrowserStore } from './browser-store';
import { PlaceCookieSync } from './place-cookie-sync';
import { WebStorage } from './web-storage';

/** The real ones. */
export const browserStorages = (): BrowserStore =>
  new BrowserStore(
    new PlaceCookieSync(new WebStorage(() => localStorage), writeCookie),
    new WebStorage(() => sessionStorage),
    (listener) => {
      addEventListener('storage', (event) => listener(event.key));
      // A page that the browser had put aside has heard of nothing meanwhile.
      addEventListener('pageshow', (event) => event.persisted && listener(null));
    },
  );

/** Where cookies are blocked the server draws the shop of a stranger, and the browser draws it anew. */
function writeCookie(cookie: string): void {
  try {
    document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
  } catch {
    // Storage is blocked as a whole.
  }
}
