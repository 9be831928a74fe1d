import type { Answer, Call, Operations } from '../operation';
import { parseId } from '../../../domain/shared/ids';
import { parseArea } from '../../../domain/location/area';
import type { Services } from '../../../start/services';
import { CategoryMenuService } from '../../../application/catalog/category-menu.service';
import { categoryToWire } from './category.wire';
import { parseFilterRequest } from './filter-request';
import { filtersToWire, listedToWire } from './listing.wire';
import { ListingService, type Listing } from '../../../application/catalog/listing.service';
import { DEFAULT_LIMIT } from '../../../domain/catalog/pagination';
import { findProduct } from '../../postgres/catalog/product.repository';
import { productToWire } from './product.wire';
import { RecommendationService } from '../../../application/catalog/recommendation.service';
import { SearchService } from '../../../application/catalog/search.service';
import { summaryToWire } from './summary.wire';

/** How old the order and the totals of a listing may be; tests change the catalogue and look at once. */
const REMEMBER_SECONDS = 15;

/** The catalogue's calls: wire in and out (BD-07 to BD-12). */
export function catalogOperations({ db, settings }: Services): Operations {
  const seconds = settings.testMode ? 0 : REMEMBER_SECONDS;
  const listings = new ListingService(db, seconds);
  const searching = new SearchService(db, seconds);
  const menu = new CategoryMenuService(db, seconds);
  const recommending = new RecommendationService(db, listings);
  return {
    listCategories: (call) => listCategories(menu, call),
    listCategoryProducts: (call) => listCategoryProducts(listings, call),
    filterProducts: (call) => filterProducts(listings, call),
    listRecommendations: (call) => listRecommendations(recommending, call),

    async searchProducts({ query }) {
      const { products, pagination } = await searching.find(query.q, parseArea(query), query);
      return { code: 1, products: products.map(summaryToWire), pagination };
    },

    async getProduct({ query }) {
      const id = parseId(query.prodid);
      const area = parseArea({ ...query, zipcode: query.zipCode });
      const product = id === undefined ? undefined : await findProduct(db, id, area);
      return product
        ? productToWire(product, area.zipcode ?? '')
        : { code: -1, message: 'Product not found' };
    },
  };
}

async function listCategories(
  menu: CategoryMenuService,
  { query }: Call<'listCategories'>,
): Promise<Answer<'listCategories'>> {
  const trees = await menu.trees(parseArea(query));
  if (trees.length === 0) return { code: -1, message: 'There are no categories yet', data: [] };
  return { code: 1, data: trees.map(categoryToWire) };
}

async function listCategoryProducts(
  listings: ListingService,
  { query }: Call<'listCategoryProducts'>,
): Promise<Answer<'listCategoryProducts'>> {
  const id = parseId(query.catid);
  if (id === undefined) return noListing('There is no such category', query.limit);
  const listing = await listings.page(
    { categoryIds: [id], sizes: [], bands: [], order: '', area: parseArea(query) },
    id,
    query,
  );
  const { category } = listing.facts;
  if (!category) return noListing('There is no such category', query.limit);
  const message = listing.pagination.total_records === 0 ? category.emptyMessage : null;
  return { code: category.responseCode, ...(message !== null && { message }), ...listingToWire(listing) };
}

async function filterProducts(
  listings: ListingService,
  { body }: Call<'filterProducts'>,
): Promise<Answer<'filterProducts'>> {
  const wish = parseFilterRequest(body);
  if ('refusal' in wish) return noListing(wish.refusal, body.limit);
  return { code: 1, ...listingToWire(await listings.page(wish.criteria, wish.filtersOf, body)) };
}

async function listRecommendations(
  recommending: RecommendationService,
  { query }: Call<'listRecommendations'>,
): Promise<Answer<'listRecommendations'>> {
  const id = parseId(query.product_id);
  const area = parseArea({ ...query, zipcode: query.zipCode });
  const similar = id === undefined ? [] : await recommending.similarTo(id, area, query.limit);
  if (similar.length === 0) return { code: -1, message: 'Nothing similar found', recommendations: [] };
  return { code: 1, recommendations: similar.map(summaryToWire) };
}

function listingToWire({ products, facts, pagination }: Listing) {
  return { products: products.map(listedToWire), filters: filtersToWire(facts), pagination };
}

function noListing(message: string, limit = DEFAULT_LIMIT): Answer<'listCategoryProducts'> {
  return {
    code: -1,
    message,
    products: [],
    filters: {},
    pagination: { limit, current_page: 1, total_page: 0, total_records: 0 },
  };
}
