import {
  filterProducts,
  getProduct,
  listCategories,
  listCategoryProducts,
  listRecommendations,
  searchProducts,
} from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import {
  ProductCatalog,
  type ProductNotFound,
  type SearchPage,
} from '../../../application/catalog/product-catalog.port';
import type { Cached } from '../../../application/shared/cached';
import { CurrentShipping } from '../../../application/fulfilment/current-shipping.port';
import type { Category } from '../../../domain/catalog/category';
import type { Listing } from '../../../domain/catalog/listing';
import type { ListingQuery } from '../../../domain/catalog/listing-query';
import type { Product } from '../../../domain/catalog/product';
import { RECOMMENDATION_LIMIT, type SearchHits, SUGGESTION_LIMIT } from '../../../domain/catalog/search';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import { type CallFailure, refused, type Unavailable } from '../../../domain/shared/failure';
import type { ProductCard } from '../../../domain/shared/product-card';
import { failed, ok, type Result } from '../../../domain/shared/result';
import { Api } from '../api';
import { callFailed, callUnavailable, isMissing } from '../http-failure';
import { AnswerCache } from '../answer-cache';
import { placeQuery } from '../shared/place-query';
import { summaryProductCards } from '../shared/to-product-card';
import { filterBody, listingQuery, productQuery } from './catalog-queries';
import { toCategories } from './to-category';
import { NOTHING_LISTED, toListing, toPagination } from './to-listing';
import { toProduct } from './to-product';

/** They are on every screen and seldom change. */
const CATEGORIES_FRESH_MS = 5 * 60_000;

@injectable()
export class HttpProductCatalog extends ProductCatalog {
  constructor(
    private readonly api: Api,
    private readonly answerCache: AnswerCache,
    private readonly currentShipping: CurrentShipping,
  ) {
    super();
  }

  productById(
    id: string,
    place: ShoppingPlace,
  ): Promise<Cached<Result<Product, ProductNotFound | Unavailable>>> {
    const query = productQuery(id, place, this.currentShipping.get());
    return this.answerCache.shareCached('product', query, () => this.fetchProduct(query));
  }

  async recommendationsFor(
    id: string,
    place: ShoppingPlace,
  ): Promise<Result<readonly ProductCard[], Unavailable>> {
    const { zipcode: zipCode, loc_id } = placeQuery(place);
    const query = { product_id: id, loc_id, zipCode, limit: RECOMMENDATION_LIMIT };
    const answer = await this.api.call(listRecommendations, { query });
    if (!answer.ok) return callUnavailable(answer.failure);
    return ok(summaryProductCards(answer.data.recommendations));
  }

  categories(place: ShoppingPlace): Promise<Result<readonly Category[], CallFailure>> {
    const query = { courier_type: place.speed ?? '' };
    const ask = async () => {
      const answer = await this.api.call(listCategories, { query });
      if (!answer.ok) return callFailed(answer.failure);
      return answer.succeeded ? ok(toCategories(answer.data.data)) : refused(answer.message ?? '');
    };
    return this.answerCache.share('categories', query, ask, CATEGORIES_FRESH_MS);
  }

  list(query: ListingQuery, place: ShoppingPlace): Promise<Cached<Result<Listing, Unavailable>>> {
    return query.isPlain ? this.fetchCategory(query, place) : this.filter(query, place);
  }

  search(
    term: string,
    page: SearchPage,
    place: ShoppingPlace,
  ): Promise<Cached<Result<SearchHits, Unavailable>>> {
    const query = { q: term, ...placeQuery(place), page: Math.max(1, page.page), limit: page.pageSize };
    return this.answerCache.shareCached('search', query, async () => {
      const answer = await this.api.call(searchProducts, { query });
      if (!answer.ok) return callUnavailable(answer.failure);
      const { products, pagination, similar } = answer.data;
      return ok({
        products: summaryProductCards(products),
        pagination: toPagination(pagination),
        areSimilar: similar === true,
      });
    });
  }

  async suggest(term: string): Promise<Result<readonly ProductCard[], Unavailable>> {
    const answer = await this.api.call(searchProducts, { query: { q: term } });
    if (!answer.ok) return callUnavailable(answer.failure);
    return ok(summaryProductCards(answer.data.products).slice(0, SUGGESTION_LIMIT));
  }

  private async fetchProduct(
    query: ReturnType<typeof productQuery>,
  ): Promise<Result<Product, ProductNotFound | Unavailable>> {
    const answer = await this.api.call(getProduct, { query });
    if (!answer.ok)
      return isMissing(answer.failure) ? failed({ kind: 'not-found' }) : callUnavailable(answer.failure);
    return answer.succeeded && answer.data.id ? ok(toProduct(answer.data)) : failed({ kind: 'not-found' });
  }

  private fetchCategory(
    query: ListingQuery,
    place: ShoppingPlace,
  ): Promise<Cached<Result<Listing, Unavailable>>> {
    const question = listingQuery(query, place);
    return this.answerCache.shareCached('category', question, async () => {
      const answer = await this.api.call(listCategoryProducts, { query: question });
      if (!answer.ok && isMissing(answer.failure)) return ok(NOTHING_LISTED);
      return answer.ok ? ok(toListing(answer.data)) : callUnavailable(answer.failure);
    });
  }

  private filter(query: ListingQuery, place: ShoppingPlace): Promise<Cached<Result<Listing, Unavailable>>> {
    const body = filterBody(query, place);
    return this.answerCache.shareCached('filters', body, async () => {
      const answer = await this.api.call(filterProducts, { body });
      if (!answer.ok && isMissing(answer.failure)) return ok(NOTHING_LISTED);
      return answer.ok ? ok(toListing(answer.data)) : callUnavailable(answer.failure);
    });
  }
}
