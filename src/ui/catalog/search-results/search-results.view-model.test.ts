import { aProductCard } from '../../../../tests/support/builders/catalog';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { SearchResultsViewModel } from './search-results.view-model';

const PATH = '/search/results';

describe('the search results', () => {
  it('shows what was found for the term, trimmed [SRCH-08] [ROUTE-13]', async () => {
    const { results, shop } = await shown('?q=%20%20bourbon ');
    expect(shop.catalog.searches).toEqual([{ term: 'bourbon', page: 1, pageSize: 20 }]);
    expect(results.state).toMatchObject({ query: 'bourbon', body: 'products' });
    expect(results.state.products[0]?.href).toBe('/store/101');
  });

  it('are loaded for the shopping place [SRCH-12]', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('07030'));
    await shown('?q=bourbon', shop);
    expect(shop.catalog.askedFrom).toEqual([aPlace('07030')]);
  });

  it.each(['', '?q=', '?q=%20'])('asks nothing for an empty term (%p) [SRCH-09] [X-018]', async (search) => {
    const { results, shop } = await shown(search);
    expect(results.state.body).toBe('prompt');
    expect(shop.catalog.searches).toEqual([]);
  });

  it('takes the page from the URL, and the number of pages from the backend [SRCH-14] [SRCH-20]', async () => {
    const shop = new FakeShop();
    shop.catalog.cards = Array.from({ length: 25 }, (_, id) => aProductCard({ id: String(id) }));
    const { results } = await shown('?q=bourbon&page=2&show=10', shop);
    expect(results.state).toMatchObject({ page: 2, pageSize: 10, totalPages: 3 });
    expect(results.pathOfPage(3)).toBe(`${PATH}?q=bourbon&page=3&show=10`);
  });

  it('says that nothing matches exactly when the products are only similar [BD-07]', async () => {
    const shop = new FakeShop();
    shop.catalog.similar = [aProductCard()];
    expect((await shown('?q=bourbon', shop)).results.state.count).toBe('3 products');
    const { results } = await shown('?q=burbon', shop);
    expect(results.state.count).toBe('No exact match. Showing 1 similar product.');
    expect(results.state.products[0]?.href).toBe('/store/101');
  });

  it('keeps the old page while the next one loads, and drops it for another term', async () => {
    const { results } = await shown('?q=bourbon');
    const next = results.show({ path: PATH, search: '?q=bourbon&page=2' });
    expect(results.state).toMatchObject({ body: 'products', isLoading: true });
    await next;
    void results.show({ path: PATH, search: '?q=rye' });
    expect(results.state.body).toBe('skeleton');
  });
});

async function shown(search: string, shop = new FakeShop()) {
  const results = shop.get(SearchResultsViewModel);
  await results.show({ path: PATH, search });
  return { shop, results };
}
