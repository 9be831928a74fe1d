import { aProductCard } from '../../../../tests/support/builders/catalog';
import { FakeProductCatalog } from '../../../../tests/support/fakes/fake-product-catalog';
import { ShoppingPlace } from '../../../domain/location/shopping-place';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { refused } from '../../../domain/shared/failure';
import { type IndexedPage, IndexedPaths } from './indexed-paths';
import { matchScreen } from './match-screen';

const pathsOf = (pages: readonly IndexedPage[] = []) => pages.map(({ path }) => path);

function aCatalogue() {
  const catalog = new FakeProductCatalog();
  return { catalog, paths: new IndexedPaths(catalog) };
}

describe('the paths that search engines may index', () => {
  it('are those of public screens and of categories, each once', async () => {
    const pages = pathsOf(await aCatalogue().paths.pages());
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/store', '/about-us', '/party/locator', '/category/whiskey']),
    );
    expect(pages).toContain('/store/category/whiskey/bourbon/121');
    expect(pages.join()).not.toMatch(/:|cart|signIn|setting|search|shop-all|\/home/);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('are those of every product, a page of the catalogue at a time, whatever the place', async () => {
    const { catalog, paths } = aCatalogue();
    catalog.listedProducts = Array.from({ length: 51 }, (_, index) =>
      aProductCard({ id: String(index + 1) }),
    );
    expect(await paths.products(1)).toMatchObject({ totalPages: 2 });
    expect(await paths.products(2)).toEqual({ totalPages: 2, pages: [{ path: '/store/51' }] });
    expect(catalog.askedFrom).toEqual([ShoppingPlace.nowhere, ShoppingPlace.nowhere]);
  });

  it('leave out a product without a page, because its id is not a number', async () => {
    const { catalog, paths } = aCatalogue();
    catalog.listedProducts = [aProductCard({ id: '../cart' }), aProductCard({ id: '7' })];
    expect(pathsOf((await paths.products(1))?.pages)).toEqual(['/store/7']);
  });

  it('have the day on which their product changed last, if the backend says so', async () => {
    const { catalog, paths } = aCatalogue();
    const changedOn = CalendarDate.of(2030, 5, 31);
    catalog.listedProducts = [aProductCard({ id: '7', changedOn }), aProductCard({ id: '8' })];
    expect((await paths.products(1))?.pages).toEqual([
      { path: '/store/7', changedOn: '2030-05-31' },
      { path: '/store/8' },
    ]);
  });

  it('lead to screens that may be indexed', async () => {
    const { paths } = aCatalogue();
    const all = [await paths.pages(), (await paths.products(1))?.pages].flatMap(pathsOf);
    expect(all.length).toBeGreaterThan(10);
    for (const path of all)
      expect([path, matchScreen(path, ShoppingPlace.nowhere)?.screen.isIndexed]).toEqual([path, true]);
  });

  it('are those of screens alone where there are no categories', async () => {
    const { catalog, paths } = aCatalogue();
    catalog.categories = async () => refused('There are no categories yet.');
    expect(pathsOf(await paths.pages())).toEqual(expect.arrayContaining(['/store', '/faq']));
  });

  it('are unknown while the backend gives no answer', async () => {
    const { catalog, paths } = aCatalogue();
    catalog.outage.begin();
    expect([await paths.pages(), await paths.products(1)]).toEqual([undefined, undefined]);
  });
});
