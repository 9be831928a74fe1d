import type { Cached } from '../shared/cached';
import type { Category } from '../../domain/catalog/category';
import type { Listing } from '../../domain/catalog/listing';
import type { ListingQuery } from '../../domain/catalog/listing-query';
import type { PageSize } from '../../domain/catalog/pagination';
import type { Product } from '../../domain/catalog/product';
import type { SearchHits } from '../../domain/catalog/search';
import type { ShoppingPlace } from '../../domain/location/shopping-place';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { ProductCard } from '../../domain/shared/product-card';
import type { Result } from '../../domain/shared/result';

/** */
export interface ProductNotFound {
  readonly kind: 'not-found';
}

export interface SearchPage {
  readonly page: number;
  readonly pageSize: PageSize;
}

/** The products available at a place. */
export abstract class ProductCatalog {
  abstract productById(
    id: string,
    place: ShoppingPlace,
  ): Promise<Cached<Result<Product, ProductNotFound | Unavailable>>>;
  /** At most 10 similar products, possibly none (PDP-48). */
  abstract recommendationsFor(
    id: string,
    place: ShoppingPlace,
  ): Promise<Result<readonly ProductCard[], Unavailable>>;
  abstract categories(place: ShoppingPlace): Promise<Result<readonly Category[], CallFailure>>;
  /** Uses the category call or the filter call, as the query requires. An empty list is not a failure. */
  abstract list(query: ListingQuery, place: ShoppingPlace): Promise<Cached<Result<Listing, Unavailable>>>;
  abstract search(
    term: string,
    page: SearchPage,
    place: ShoppingPlace,
  ): Promise<Cached<Result<SearchHits, Unavailable>>>;
  /** At most 2 (SRCH-01); the call sends the term only (SRCH-11). */
  abstract suggest(term: string): Promise<Result<readonly ProductCard[], Unavailable>>;
}
