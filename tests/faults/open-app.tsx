import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import { type ApiOptions, ApiSettings } from '../../src/adapters/http/api';
import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { MemoryStore } from '../../src/adapters/storage/memory-store';
import { KEYS } from '../../src/adapters/storage/storage-keys';
import { LAZY_MODULES } from '../../src/composition/lazy-modules';
import { shopSettings } from '../../src/composition/settings';
import { Shop } from '../../src/composition/shop';
import { App } from '../../src/ui/app/app';
import { SCREENS } from '../../src/ui/app/screens/screens';
import { SessionStore } from '../../src/ui/customer/session.store';

const PLACE = {
  [KEYS.zipcode]: '10001',
  [KEYS.zipState]: 'NY',
  [KEYS.vendorLocationId]: '11',
  [KEYS.ageGateVerified]: 'true',
};

const MEMBER = {
  [KEYS.token]: 'tok_member',
  [KEYS.customerId]: '501',
  [KEYS.cartId]: 'crt_1',
  [KEYS.unitCount]: '3',
  [KEYS.nextTab]: 'checkout',
};

/** Jest cannot link lazily loaded modules concurrently. */
export async function loadEveryScreen(): Promise<void> {
  for (const { page } of SCREENS) await page();
  const store = new BrowserStore(new MemoryStore(), new MemoryStore());
  for (const load of Object.values(LAZY_MODULES)) await load(store);
}

/**
 * Opens the whole shop at an address, for somebody with a place, and with a cart if signed in.
 *
 * @returns closes it
 */
export function openApp(address: string, fetch: ApiOptions['fetch'], as: 'visitor' | 'member'): () => void {
  const local = new MemoryStore();
  const stored = as === 'member' ? { ...PLACE, ...MEMBER } : PLACE;
  for (const [key, value] of Object.entries(stored)) local.set(key, value);
  const settings = shopSettings({ ...DEFAULT_PAGE_SETTINGS, captcha: 'off' });
  const api = new ApiSettings({ baseUrl: 'http://shop.test', fetch });
  const shop = new Shop({ ...settings, api, isSilent: true }, new BrowserStore(local, new MemoryStore()));
  void shop.resolve(SessionStore).restored();
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<App services={shop} router={Router} />);
  return () => {
    root.unmount();
    document.body.replaceChildren();
  };
}
