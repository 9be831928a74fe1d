import type { ProductCatalog } from '../../src/application/catalog/product-catalog.port';
import { ListingQuery } from '../../src/domain/catalog/listing-query';
import { ProductChoice } from '../../src/domain/catalog/product-choice';
import { ShoppingPlace } from '../../src/domain/location/shopping-place';
import { aPlace } from '../support/builders/location';
import type { CallsOf } from '../support/calls-of';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

export const CATALOG_CALLS: CallsOf<ProductCatalog> = {
  getProduct: (catalog) => catalog.productById('101', aPlace()),
  listRecommendations: (catalog) => catalog.recommendationsFor('101', aPlace()),
  listCategories: (catalog) => catalog.categories(aPlace()),
  listCategoryProducts: (catalog) => catalog.list(ListingQuery.of('12'), aPlace()),
  filterProducts: (catalog) => catalog.list(ListingQuery.of('12').sortedBy('name_asc'), aPlace()),
  searchProducts: (catalog) => catalog.search('rum', { page: 1, pageSize: 20 }, aPlace()),
  'searchProducts, for suggestions': (catalog) => catalog.suggest('rum'),
};

const place = aPlace('10001');
const firstPage = { page: 1, pageSize: 20 as const };

export function describeProductCatalog(name: string, harness: PortHarness<ProductCatalog>): void {
  describe(`product catalogue, ${name}`, () => {
    duringSuite(harness);

    it('has a product with its sizes and the offers of each [ENT-01] [ENT-03] [ENT-04]', async () => {
      const { port } = await harness.given('product 101 with three sizes and three speeds exists');
      const product = valueOf(await port.productById('101', place));
      expect(product.variants).toHaveLength(3);
      expect(product.isInStock).toBe(true);
      const choice = ProductChoice.of(product, '1011');
      expect(choice.offer).toMatchObject({ speed: 'Next Day', isActive: true });
      expect(choice.variant?.offers.some((offer) => !offer.isActive)).toBe(true);
      expect(choice.variant?.sizeLabel).toBe('750 ml');
    });

    it('tells when a product is out of stock [PDP-27]', async () => {
      const { port } = await harness.given('product 109 is out of stock');
      expect(valueOf(await port.productById('109', place)).isInStock).toBe(false);
    });

    it('reports an unknown product', async () => {
      const { port } = await harness.given('product 999999 does not exist');
      expect(await port.productById('999999', place)).toEqual({ ok: false, failure: { kind: 'not-found' } });
    });

    it('has the options of a bouquet as sizes [CONST-17]', async () => {
      const { port } = await harness.given('bouquet product 301 exists');
      const product = valueOf(await port.productById('301', place));
      expect(product.variants.map((variant) => variant.sizeLabel)).toEqual([
        'No Vase',
        'With Vase',
        'Bulk Flowers',
      ]);
    });

    it('recommends other products, or none', async () => {
      const some = await harness.given('product 101 has recommendations');
      const recommended = valueOf(await some.port.recommendationsFor('101', place));
      expect(recommended.map((card) => card.id)).toEqual(expect.arrayContaining(['102', '103']));
      const none = await harness.given('product 110 has no recommendations');
      expect(valueOf(await none.port.recommendationsFor('110', place))).toEqual([]);
    });

    it('has a tree of categories, or an empty one [ENT-07]', async () => {
      const { port } = await harness.given('a category tree with three levels exists');
      const tree = valueOf(await port.categories(ShoppingPlace.nowhere));
      const bourbon = tree.map((root) => root.find('122')).find((found) => found !== null);
      expect(bourbon?.trail.map((category) => category.name).slice(-2)).toEqual(['Whiskey', 'Bourbon']);
    });

    it('lists a category page by page [LIST-21] [ENT-09]', async () => {
      const { port } = await harness.given('category 12 has 78 products');
      const listing = valueOf(await port.list(ListingQuery.of('12'), place));
      expect(listing.products).toHaveLength(20);
      expect(listing.pagination).toMatchObject({ page: 1, totalPages: 4, totalRecords: 78 });
      const last = valueOf(await port.list(ListingQuery.of('12').onPage(4), place));
      expect(last.products).toHaveLength(18);
    });

    it('filters a category by the selected options [LIST-10] [LIST-17] [LIST-18]', async () => {
      const { port } = await harness.given('category 12 has 78 products');
      const { filters } = valueOf(await port.list(ListingQuery.of('12'), place));
      expect(filters.map((filter) => filter.parameter)).toEqual(['price', 'size', 'type']);
      const narrowed = valueOf(await port.list(ListingQuery.of('12').toggled('size', '1750'), place));
      expect(narrowed.pagination.totalRecords).toBe(1);
    });

    it('explains why a category is empty, or has no message [LIST-09] [ERR-06]', async () => {
      const told = await harness.given('category 40 is empty with a message');
      expect(valueOf(await told.port.list(ListingQuery.of('40'), place)).message).toMatch(/\w/);
      const silent = await harness.given('category 41 is empty without a message');
      expect(valueOf(await silent.port.list(ListingQuery.of('41'), place))).toMatchObject({
        products: [],
        message: '',
      });
    });

    it('returns nothing if nothing matches', async () => {
      const { port } = await harness.given('no product matches size 1750 and under500 in category 12');
      const query = ListingQuery.of('12').toggled('size', '1750').toggled('price', 'under500');
      expect(valueOf(await port.list(query, place)).products).toEqual([]);
    });

    it('searches page by page [SRCH-20]', async () => {
      const { port } = await harness.given('products matching bourbon exist');
      const hits = valueOf(await port.search('bourbon', firstPage, place));
      expect(hits.products).toHaveLength(20);
      expect(hits.pagination.totalPages).toBe(2);
    });

    it('finds similar products if none matches, and says so [BD-07]', async () => {
      const { port } = await harness.given('products matching bourbon exist');
      expect(valueOf(await port.search('bourbon', firstPage, place)).areSimilar).toBe(false);
      const hits = valueOf(await port.search('burbon', firstPage, place));
      expect(hits.areSimilar).toBe(true);
      expect(hits.products).toHaveLength(20);
    });

    it('suggests at most two products [SRCH-01] [SRCH-11]', async () => {
      const { port } = await harness.given('products matching bourbon exist');
      expect(valueOf(await port.suggest('bourbon'))).toHaveLength(2);
    });

    it('finds no product for nonsense [SRCH-07] [SRCH-17]', async () => {
      const { port } = await harness.given('no product matches zzzz');
      expect(valueOf(await port.search('zzzz', firstPage, place))).toMatchObject({
        products: [],
        areSimilar: false,
      });
      expect(valueOf(await port.suggest('zzzz'))).toEqual([]);
    });
  });
}
