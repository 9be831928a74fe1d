import type { Container } from 'inversify';
import { ProductCatalog } from '../application/catalog/product-catalog.port';
import { CurrentPlace } from '../application/location/current-place.port';
import { Homepages } from '../application/location/homepages.port';
import { pageFrom, pageSizeFrom } from '../domain/catalog/pagination';
import { searchTerm } from '../domain/catalog/search';
import type { ShoppingPlace } from '../domain/location/shopping-place';
import { listingQueryFrom } from '../ui/catalog/category-listing/listing-address';

interface Visit {
  readonly catalog: ProductCatalog;
  readonly homepages: Homepages;
  readonly place: ShoppingPlace;
  readonly query: URLSearchParams;
}

type FirstCall = (visit: Visit, id: string) => unknown;

const home: FirstCall = ({ homepages, place }) => homepages.homeFor(place);
const product: FirstCall = ({ catalog, place }, id) => catalog.productById(id, place);
const listing: FirstCall = ({ catalog, place, query }, id) =>
  catalog.list(listingQueryFrom(id, query.toString()), place);
const hits: FirstCall = ({ catalog, place, query }) => {
  const term = searchTerm(query.get('q') ?? '');
  const page = { page: pageFrom(query.get('page')), pageSize: pageSizeFrom(query.get('show')) };
  return term && catalog.search(term, page, place);
};
const tree: FirstCall = ({ catalog, place }) => catalog.categories(place);
const gate: FirstCall = (visit) => (visit.place.isGatePassed ? home(visit, '') : visit.homepages.banners());
/** A page to be read asks for nothing of its own. */
const nothing: FirstCall = () => undefined;

/** A route and its first call; the first that fits counts (ROUTE-01..13, ROUTE-21..26, X-001). */
const FIRST_CALLS: readonly (readonly [RegExp, FirstCall])[] = [
  [/^\/$/, gate],
  [/^\/(?:store|home)$/, home],
  [/^\/store\/(\d+)$/, product],
  [/^\/store\/category\/[^/]+\/\d+\/(\d+)$/, product],
  [/^\/category\/[^/]+\/product\/(\d+)$/, product],
  [/^\/store\/category\/[^/]+(?:\/[^/]+)?\/(\d+)$/, listing],
  [/^\/category\/[^/]+$/, tree],
  [/^\/(?:about-us|contact-us|faq|privacy-policy|refund-policy|terms-conditions|party\/locator)$/, nothing],
  [/^\/(?:search|search\/results|store\/search)$/, hits],
];

/** Whether what an address first asks for, if anything, is the same for everybody in one place: then the server may draw it. */
export function isSameForEverybody(address: string): boolean {
  const [path = ''] = address.split('?');
  return FIRST_CALLS.some(([pattern]) => pattern.test(path));
}

/** Asks for what a route will need while its code is still on the way; the adapters hand the answer on. */
export function preloadRoute(container: Container, address: string): void {
  const [path = '', query = ''] = address.split('?');
  for (const [pattern, call] of FIRST_CALLS) {
    const match = pattern.exec(path);
    if (!match) continue;
    const visit: Visit = {
      catalog: container.get(ProductCatalog),
      homepages: container.get(Homepages),
      place: container.get(CurrentPlace).get(),
      query: new URLSearchParams(query),
    };
    call(visit, match[1] ?? '');
    return;
  }
}
