import type { ListingQuery } from '../../../domain/catalog/listing-query';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import { placeQuery } from '../shared/place-query';

/** API-09, with its own spelling of zipCode. */
export function productQuery(id: string, place: ShoppingPlace) {
  const { zipcode, loc_id, courier_type } = placeQuery(place);
  return { prodid: id, loc_id, zipCode: zipcode, courier_type };
}

/** API-11 */
export const listingQuery = (query: ListingQuery, place: ShoppingPlace) => ({
  catid: query.categoryId,
  ...placeQuery(place),
  page: query.requestedPage,
  limit: query.pageSize,
});

/** API-12 */
export const filterBody = (query: ListingQuery, place: ShoppingPlace) => ({
  catid: [...query.selection.values('catid')],
  priceranges: [...query.selection.values('priceranges')],
  size: [...query.selection.values('size')],
  parent_category_id: query.categoryId,
  sort_by: query.sort,
  ...placeQuery(place),
  page: query.requestedPage,
  limit: query.pageSize,
});
