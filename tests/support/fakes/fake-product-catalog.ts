import {
  ProductCatalog,
  type ProductNotFound,
  type SearchPage,
} from '../../../src/application/catalog/product-catalog.port';
import type { Category } from '../../../src/domain/catalog/category';
import type { Filter } from '../../../src/domain/catalog/filter';
import type { Listing } from '../../../src/domain/catalog/listing';
import type { ListingQuery } from '../../../src/domain/catalog/listing-query';
import { Pagination } from '../../../src/domain/catalog/pagination';
import type { Product } from '../../../src/domain/catalog/product';
import { type SearchHits, SUGGESTION_LIMIT } from '../../../src/domain/catalog/search';
import type { ShoppingPlace } from '../../../src/domain/location/shopping-place';
import { formatSize } from '../../../src/domain/shared/size';
import type { CallFailure, Unavailable } from '../../../src/domain/shared/failure';
import type { ProductCard } from '../../../src/domain/shared/product-card';
import { failed, ok, type Result } from '../../../src/domain/shared/result';
import { aCategory, aListing, aProduct, aProductCard } from '../builders/catalog';
import { Outage } from './outage';

/** A small catalogue: set its fields to change it, read `queries` for the requests. */
export class FakeProductCatalog extends ProductCatalog {
  readonly outage = new Outage();
  readonly queries: ListingQuery[] = [];
  readonly searches: { term: string; page: number; pageSize: number }[] = [];
  readonly suggestionsAsked: string[] = [];
  /** The shopping place of each call. */
  readonly askedFrom: ShoppingPlace[] = [];
  products: readonly Product[] = [aProduct()];
  recommended: readonly ProductCard[] = [];
  tree: readonly Category[] = [aCategory()];
  /** The products of every category; a selected size filters them. */
  listedProducts: readonly ProductCard[] = aListing().products;
  filters: readonly Filter[] = aListing().filters;
  emptyMessage = '';
  isAccepted = true;
  cards: readonly ProductCard[] = [
    aProductCard(),
    aProductCard({ id: '102', name: 'North Fork Bourbon' }),
    aProductCard({ id: '103', name: 'Harvest Bourbon' }),
  ];

  /** Found for a term that none of the cards matches. */
  similar: readonly ProductCard[] = [];

  async productById(
    id: string,
    place: ShoppingPlace,
  ): Promise<Result<Product, ProductNotFound | Unavailable>> {
    this.askedFrom.push(place);
    if (this.outage.now) return this.outage.now;
    const product = this.products.find((candidate) => candidate.id === id);
    return product ? ok(product) : failed({ kind: 'not-found' });
  }

  async recommendationsFor(
    _productId: string,
    place: ShoppingPlace,
  ): Promise<Result<readonly ProductCard[], Unavailable>> {
    this.askedFrom.push(place);
    return this.outage.now ?? ok(this.recommended);
  }

  async categories(place: ShoppingPlace): Promise<Result<readonly Category[], CallFailure>> {
    this.askedFrom.push(place);
    return this.outage.now ?? ok(this.tree);
  }

  async list(query: ListingQuery, place: ShoppingPlace): Promise<Result<Listing, Unavailable>> {
    this.queries.push(query);
    this.askedFrom.push(place);
    if (this.outage.now) return this.outage.now;
    const sizes = query.selection.values('size').map(formatSize);
    const fitting = this.listedProducts.filter(
      (card) => sizes.length === 0 || card.sizes.some((size) => sizes.includes(size)),
    );
    const { products, pagination } = pageOf(fitting, query.requestedPage, query.pageSize);
    const message = fitting.length === 0 ? this.emptyMessage : '';
    return ok({
      products,
      filters: this.filters,
      pagination,
      message,
      isAccepted: this.isAccepted,
    });
  }

  async search(
    term: string,
    { page, pageSize }: SearchPage,
    place: ShoppingPlace,
  ): Promise<Result<SearchHits, Unavailable>> {
    this.searches.push({ term, page, pageSize });
    this.askedFrom.push(place);
    if (this.outage.now) return this.outage.now;
    const matching = this.matching(term);
    const areSimilar = matching.length === 0 && this.similar.length > 0;
    return ok({ ...pageOf(areSimilar ? this.similar : matching, Math.max(1, page), pageSize), areSimilar });
  }

  async suggest(term: string): Promise<Result<readonly ProductCard[], Unavailable>> {
    this.suggestionsAsked.push(term);
    return this.outage.now ?? ok(this.matching(term).slice(0, SUGGESTION_LIMIT));
  }

  private matching(term: string): readonly ProductCard[] {
    return this.cards.filter((card) => card.name.toLowerCase().includes(term.toLowerCase()));
  }
}

function pageOf(
  cards: readonly ProductCard[],
  page: number,
  pageSize: number,
): Pick<SearchHits, 'products' | 'pagination'> {
  const from = (page - 1) * pageSize;
  const pagination = Pagination.of(page, Math.ceil(cards.length / pageSize), cards.length);
  return { products: cards.slice(from, from + pageSize), pagination };
}
