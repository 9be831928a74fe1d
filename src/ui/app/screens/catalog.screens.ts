import { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import { pageFrom, pageSizeFrom } from '../../../domain/catalog/pagination';
import { searchTerm } from '../../../domain/catalog/search';
import { LISTING_PARAMETERS, listingQueryFrom } from '../../catalog/category-listing/listing-address';
import {
  categoryPath,
  categoryProductPath,
  categoryTabPath,
  categoryTabProductPath,
  productPath,
  searchPath,
  searchResultsPath,
  storeSearchPath,
  subcategoryPath,
} from '../../shared/paths/paths';
import { screen, type ScreenRequest } from './screen';

const SEARCH_PARAMETERS = ['q', 'page', 'show'];

function search({ get, place, query }: ScreenRequest): unknown {
  const term = searchTerm(query.get('q') ?? '');
  const page = { page: pageFrom(query.get('page')), pageSize: pageSizeFrom(query.get('show')) };
  return term && get(ProductCatalog).search(term, page, place);
}

export const CATALOG_SCREENS = [
  screen({
    paths: [productPath, categoryProductPath, categoryTabProductPath],
    page: () => import('../../catalog/product-detail/product-detail.page'),
    firstCall: ({ get, place }, { productId }) => get(ProductCatalog).productById(productId, place),
    query: ['size', 'speed'],
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [categoryPath, subcategoryPath],
    page: () => import('../../catalog/category-listing/category-listing.page'),
    firstCall: ({ get, place, query }, { categoryId }) =>
      get(ProductCatalog).list(listingQueryFrom(categoryId, query.toString()), place),
    query: LISTING_PARAMETERS,
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [categoryTabPath],
    page: () => import('../../catalog/category-tab/category-tab.page'),
    firstCall: ({ get, place }) => get(ProductCatalog).categories(place),
    isServerRendered: true,
    isIndexed: true,
  }),
  screen({
    paths: [searchPath, searchResultsPath],
    page: () => import('../../catalog/search-results/search-results.page'),
    firstCall: search,
    query: SEARCH_PARAMETERS,
    isServerRendered: true,
  }),
  screen({
    paths: [storeSearchPath],
    page: () => import('../../catalog/search-results/store-search.page'),
    firstCall: search,
    query: SEARCH_PARAMETERS,
    isServerRendered: true,
  }),
];
