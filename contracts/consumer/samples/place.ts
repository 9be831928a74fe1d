import type { ServiceArea } from '../../../src/domain/location/service-area';
import { ShoppingPlace } from '../../../src/domain/location/shopping-place';
import { Zipcode } from '../../../src/domain/shared/zipcode';

export function zipcode(digits: string): Zipcode {
  const parsed = Zipcode.parse(digits);
  if (!parsed) throw new Error(`${digits} is not a zipcode.`);
  return parsed;
}

export const area = (digits: string, city: string, state: string, locationIds: string[]): ServiceArea => ({
  zipcode: zipcode(digits),
  city,
  state,
  locationIds,
});

export const placeIn = (digits: string, locationIds: string[]) =>
  ShoppingPlace.of({ zipcode: zipcode(digits), locationIds });

export const newYork = placeIn('10001', ['11', '12', '13']);

/** The place parameters of every catalogue call. */
export const newYorkQuery = { zipcode: '10001', loc_id: '11,12,13', courier_type: '' };
