import { aMember } from '../../../tests/support/builders/customer';
import { aPlace } from '../../../tests/support/builders/location';
import { BrowserStore } from './browser-store';
import { MemoryStore } from './memory-store';
import { PlaceCookieSync } from './place-cookie-sync';
import { placeText, storePlaceText } from './place-text';
import { storedPlace } from './stored-place';
import { storedSession } from './stored-session';

let cookie = '';
let store: BrowserStore;
beforeEach(() => {
  store = new BrowserStore(
    new PlaceCookieSync(new MemoryStore(), (written) => (cookie = written)),
    new MemoryStore(),
  );
});

const valueOf = (written: string) => /^shopping_place=([^;]*);/.exec(written)?.[1] ?? '';

it('gives the server the same place that the browser reads', () => {
  storedPlace(store).set(aPlace('10001').withGatePassed());
  const local = new MemoryStore();
  storePlaceText(local, valueOf(cookie));
  const seen = storedPlace(new BrowserStore(local, new MemoryStore())).get();
  expect(seen).toEqual(storedPlace(store).get());
  expect(placeText(local)).toBe(placeText(store.local));
});

it('puts nothing personal into the cookie, and restricts it to this site', () => {
  storedSession(store).set(aMember());
  storedPlace(store).set(aPlace('10001'));
  expect(cookie).not.toContain(aMember().token);
  expect(cookie).toMatch(/; Path=\/; Max-Age=\d+; SameSite=Lax$/);
});

it('deletes the cookie when the place is cleared', () => {
  storedPlace(store).set(aPlace('10001'));
  storedPlace(store).clear();
  expect(cookie).toContain('shopping_place=; Path=/; Max-Age=0');
});

it('reads only the keys of the place from a cookie', () => {
  const local = new MemoryStore();
  storePlaceText(local, 'Token=stolen&zipcode=<b>&zipState=NY');
  expect(local.get('Token')).toBeNull();
  expect(storedPlace(new BrowserStore(local, new MemoryStore())).get()).toMatchObject({
    zipcode: null,
    state: 'NY',
  });
});
