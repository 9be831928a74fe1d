import { Categories } from '../../../application/catalog/categories.port';
import { ListMenu } from '../../../application/catalog/list-menu';
import { ListProducts } from '../../../application/catalog/list-products';
import { Listings } from '../../../application/catalog/listings.port';
import { ProductCards } from '../../../application/catalog/product-cards.port';
import type { EarliestDelivery } from '../../../application/catalog/earliest-delivery.port';
import { Products } from '../../../application/catalog/products.port';
import { RecommendProducts } from '../../../application/catalog/recommend-products';
import { SearchProducts } from '../../../application/catalog/search-products';
import { refused } from '../../../domain/catalog/catalog-refusal';
import { servingLocations } from '../../../domain/catalog/product-offers';
import { parseId } from '../../../domain/shared/ids';
import { parseArea } from '../location/parse-area';
import type { Operations } from '../operation';
import type { Services } from '../services';
import { categoryToWire } from './category.wire';
import { parseFilterRequest } from './filter-request';
import { categoryListingToWire, listingToWire } from './listing.wire';
import { paginationToWire } from './pagination.wire';
import { productToWire } from './product.wire';
import { summaryToWire } from './summary.wire';

/** Catalogue calls: BD-07 to BD-12. */
export function catalogOperations(services: Services, earliest: EarliestDelivery): Operations {
  return {
    ...listingOperations(services),
    ...searchOperations(services),
    ...productOperations(services, earliest),
  };
}

function listingOperations({ data, settings }: Services): Operations {
  const seconds = settings.catalogCacheSeconds;
  const [categories, cards] = [data.get(Categories), data.get(ProductCards)];
  const listings = new ListProducts(data.get(Listings), cards, seconds);
  const menu = new ListMenu(categories, seconds);
  const recommendations = new RecommendProducts(categories, cards, listings);
  return {
    async listCategories({ query }) {
      const trees = await menu.execute(parseArea(query));
      if (trees.length === 0) throw refused({ kind: 'no-categories' });
      return { code: 1, data: trees.map(categoryToWire) };
    },

    async listCategoryProducts({ query }) {
      const id = parseId(query.catid);
      if (id === undefined) throw refused({ kind: 'category-not-found' });
      return categoryListingToWire(await listings.ofCategory(id, parseArea(query), query));
    },

    async filterProducts({ body }) {
      const { criteria, filtersOf } = parseFilterRequest(body);
      return { code: 1, ...listingToWire(await listings.execute(criteria, filtersOf, body)) };
    },

    async listRecommendations({ query }) {
      const area = parseArea({ ...query, zipcode: query.zipCode });
      const similar = await recommendations.execute(parseId(query.product_id), area, query.limit);
      return { code: 1, recommendations: similar.map(summaryToWire) };
    },
  };
}

function searchOperations({ data, settings }: Services): Operations {
  const search = new SearchProducts(data.get(Listings), data.get(ProductCards), settings.catalogCacheSeconds);
  return {
    async searchProducts({ query }) {
      const { products, pagination, areSimilar } = await search.execute(query.q, parseArea(query), query);
      return {
        code: 1,
        products: products.map(summaryToWire),
        pagination: paginationToWire(pagination),
        ...(areSimilar && { similar: true }),
      };
    },
  };
}

function productOperations({ data }: Services, earliest: EarliestDelivery): Operations {
  const products = data.get(Products);
  return {
    async getProduct({ query }) {
      const id = parseId(query.prodid);
      const area = parseArea({ ...query, zipcode: query.zipCode });
      const product = id === undefined ? undefined : await products.find(id, area);
      if (!product) throw refused({ kind: 'product-not-found' });
      const dates = await earliest.from(servingLocations(product));
      return productToWire(product, area.zipcode ?? '', dates);
    },
  };
}
