import type { ShoppingPlace } from '../../../domain/location/shopping-place';

/** What catalogue calls say of the place; blank where it is not known. */
export const placeQuery = (place: ShoppingPlace) => ({
  zipcode: place.zipcode?.value ?? '',
  loc_id: place.locationIds.join(','),
  courier_type: place.deliveryType,
});
