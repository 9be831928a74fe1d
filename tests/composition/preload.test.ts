import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { ApiSettings } from '../../src/adapters/http/api';
import { ProductCatalog } from '../../src/application/catalog/product-catalog.port';
import { shopSettings } from '../../src/composition/settings';
import { Shop } from '../../src/composition/shop';
import { ShoppingPlace } from '../../src/domain/location/shopping-place';
import type { Resolvable } from '../../src/ui/shared/app-context';
import { MemoryStore } from '../../src/adapters/storage/memory-store';

describe('the first call of a route', () => {
  it.each([
    ['/', '/connect/index/banners'],
    ['/store', '/connect/index/homepage'],
    ['/store/101', '/connect/index/product 101'],
    ['/store/category/whiskey/12', '/connect/index/category 12'],
    ['/store/category/whiskey/12?page=3', '/connect/index/category 12 page 3'],
    ['/store/category/whiskey/12?size=750', '/connect/index/filters'],
    ['/store/category/whiskey/bourbon/122', '/connect/index/category 122'],
    ['/store/category/whiskey/12/101', '/connect/index/product 101'],
    ['/category/whiskey/product/101', '/connect/index/product 101'],
    ['/search/results?q=bourbon', '/connect/index/search bourbon'],
    ['/store/search?q=bourbon&page=2', '/connect/index/search bourbon page 2'],
  ])('of %s begins with %s', async (path, call) => {
    const { shop, asked } = aShop();
    await shop.preload(path);
    expect(asked).toEqual([call]);
  });

  it.each(['/cart', '/signIn', '/no-such-page', '/search/results?q=%20'])(
    'of %s is not known',
    async (path) => {
      const { shop, asked } = aShop();
      await shop.preload(path);
      expect(asked).toEqual([]);
    },
  );

  it('is left to the screen to report where its answer cannot be read', async () => {
    const { shop, asked } = aShop({ code: 1, products: 7 });
    await shop.preload('/store/category/whiskey/12');
    expect(asked).toHaveLength(1);
  });

  it("is not repeated by the route's own screen", async () => {
    const { shop, asked } = aShop();
    void shop.preload('/store/101');
    const catalog = shop.resolve(ProductCatalog as unknown as Resolvable<ProductCatalog>);
    await catalog.productById('101', ShoppingPlace.nowhere);
    expect(asked).toHaveLength(1);
  });
});

function aShop(answer: object = { code: 1, id: '101', products: [] }) {
  const asked: string[] = [];
  const fetch = async (input: string | Request) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const what = searchParams.get('prodid') ?? searchParams.get('catid') ?? searchParams.get('q') ?? '';
    const page = Number(searchParams.get('page') ?? 1);
    asked.push(`${pathname} ${what}${page > 1 ? ` page ${page}` : ''}`.trim());
    return Response.json(answer);
  };
  const settings = {
    ...shopSettings(DEFAULT_PAGE_SETTINGS),
    api: new ApiSettings({ baseUrl: 'http://shop.test', fetch }),
  };
  return { asked, shop: new Shop(settings, new BrowserStore(new MemoryStore(), new MemoryStore())) };
}
