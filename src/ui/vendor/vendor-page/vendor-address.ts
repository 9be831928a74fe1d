import type { VendorRequest } from '../../../application/vendor/vendors.port';
import { pageFrom } from '../../../domain/catalog/pagination';
import { Zipcode } from '../../../domain/shared/zipcode';
import { VENDOR_FILTERS, VendorProductQuery } from '../../../domain/vendor/vendor-product-query';

/** In display order (VEND-01 to VEND-04). */
export const VENDOR_TABS = ['shop', 'about', 'reviews', 'delivery'] as const;

export type VendorTab = (typeof VENDOR_TABS)[number];

/** What the page reads from the query of its address. */
export const VENDOR_PARAMETERS: readonly string[] = [
  ...VENDOR_FILTERS.map(({ parameter }) => parameter),
  'page',
  'tab',
];

/** The current location, as the router reports it. */
export interface VendorAddress {
  /** Of the path. */
  readonly vendorId: string;
  /** The navigation state, if any (ROUTE-14). */
  readonly navigationState: unknown;
  readonly path: string;
  readonly search: string;
}

/** Navigation state takes precedence over the path and the stored zipcode; null if one is missing (X-116, VEND-22). */
export function vendorRequestFrom(
  { navigationState, vendorId }: VendorAddress,
  stored: Zipcode | null,
): VendorRequest | null {
  const id = textIn(navigationState, 'vendorId') || vendorId;
  const zipcode = Zipcode.parse(textIn(navigationState, 'zipcode')) ?? stored;
  return id && zipcode ? { vendorId: id, zipcode } : null;
}

/** Navigation state comes from the browser's history, so it may be anything. */
function textIn(navigationState: unknown, name: string): string {
  const value: unknown =
    typeof navigationState === 'object' && navigationState !== null && Reflect.get(navigationState, name);
  return typeof value === 'string' ? value : '';
}

export function tabFrom(search: string): VendorTab {
  const requestedTab = new URLSearchParams(search).get('tab');
  return VENDOR_TABS.find((tab) => tab === requestedTab) ?? 'shop';
}

/** The query in a URL; values that are not offered are left out. */
export function productQueryFrom(search: string): VendorProductQuery {
  const searchParams = new URLSearchParams(search);
  const narrowed = VENDOR_FILTERS.reduce(
    (query, { parameter }) =>
      [...new Set(searchParams.getAll(parameter))].reduce((so, value) => so.toggled(parameter, value), query),
    VendorProductQuery.everything,
  );
  return narrowed.onPage(pageFrom(searchParams.get('page')));
}

/** `?price=25-50&size=750&page=2&tab=about`; defaults are left out. */
export function vendorSearch(query: VendorProductQuery, tab: VendorTab): string {
  const searchParams = new URLSearchParams();
  for (const { parameter } of VENDOR_FILTERS)
    for (const value of query.values(parameter)) searchParams.append(parameter, value);
  if (query.page > 1) searchParams.set('page', String(query.page));
  if (tab !== 'shop') searchParams.set('tab', tab);
  const text = searchParams.toString();
  return text && `?${text}`;
}
