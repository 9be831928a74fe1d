import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { autorun } from 'mobx';
import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import { FakeShop } from '../../sdk/src/testing/fake-shop';
import { ApiSettings } from '../../src/adapters/http/api';
import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { KEYS } from '../../src/adapters/storage/storage-keys';
import { shopSettings } from '../../src/composition/settings';
import { Shop } from '../../src/composition/shop';
import { ShopLayoutViewModel } from '../../src/ui/app/layout/shop-layout.view-model';
import { ProductDetailViewModel } from '../../src/ui/catalog/product-detail/product-detail.view-model';
import { MemoryStore } from '../../src/adapters/storage/memory-store';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COUNTED = /^(?:src|sdk\/src)\/(?!testing\/).*\.ts$/;

describe('ADD TO CART', () => {
  it('runs through 30 files at most, from the view-model to the badge that shows the answer', async () => {
    const shop = aShop();
    const header = shop.resolve(ShopLayoutViewModel);
    const page = shop.resolve(ProductDetailViewModel);
    await page.open('101');
    const badge: number[] = [];
    const stop = autorun(() => badge.push(header.header.cartCount));
    const { value, files } = await filesRunBy(() => page.add());
    stop();
    expect(value).toBe('/guest/register');
    expect(badge.at(-1)).toBe(2);
    expect(files).toContain('sdk/src/exchange.ts');
    expect(files.length > 30 ? files : []).toEqual([]);
  });
});

/** The app as it is wired for a browser, with a backend that answers with the examples of the document. */
function aShop(): Shop {
  const local = new MemoryStore();
  local.set(KEYS.zipcode, '10001');
  local.set(KEYS.zipState, 'NY');
  local.set(KEYS.vendorLocationId, '11');
  local.set(KEYS.ageGateVerified, 'true');
  const api = new ApiSettings({ baseUrl: 'http://shop.test', fetch: new FakeShop().fetch });
  const settings = { ...shopSettings(DEFAULT_PAGE_SETTINGS), api, isSilent: true };
  return new Shop(settings, new BrowserStore(local, new MemoryStore()));
}

/** The files of which V8 has executed a named function; arrow functions without a name do not count. */
async function filesRunBy<Value>(act: () => Promise<Value>): Promise<{ value: Value; files: string[] }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  const value = await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const files = result
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0),
    )
    .filter(({ url }) => url.startsWith('file:'))
    .map(({ url }) => path.relative(ROOT, fileURLToPath(url)))
    .filter((file) => COUNTED.test(file));
  return { value, files: files.sort() };
}
