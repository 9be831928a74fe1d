import type { ShoppingPlace } from '../../../domain/location/shopping-place';

/** The place as catalogue calls send it; blank if unknown. */
export const placeQuery = (place: ShoppingPlace) => ({
  zipcode: place.zipcode?.value ?? '',
  loc_id: place.locationIds.join(','),
  courier_type: place.speed ?? '',
});
