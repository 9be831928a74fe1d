import type { ListingQuery } from '../../../domain/catalog/listing-query';
import type { ShippingChoice } from '../../../domain/fulfilment/shipping-choice';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import { placeQuery } from '../shared/place-query';

/** API-09, which spells zipCode its own way; dineinTime is omitted if no time is chosen (STORE-15). */
export function productQuery(id: string, place: ShoppingPlace, { visit }: ShippingChoice) {
  const { zipcode, loc_id, courier_type } = placeQuery(place);
  return {
    prodid: id,
    loc_id,
    zipCode: zipcode,
    courier_type,
    ...(visit && { dineinTime: `${visit.date.iso} ${visit.time}` }),
  };
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
  catid: [...query.selection.values('type')],
  priceranges: [...query.selection.values('price')],
  size: [...query.selection.values('size')],
  parent_category_id: query.categoryId,
  sort_by: query.sort,
  ...placeQuery(place),
  page: query.requestedPage,
  limit: query.pageSize,
});
