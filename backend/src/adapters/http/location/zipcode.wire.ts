import type { components } from '@cork-and-petal/sdk/schema';
import type { AlternativeZipcode, Zipcode } from '../../../domain/location/zipcode';

type WireLocation = components['schemas']['ZipcodeLocation'];

/** A served zipcode, with an entry for each location that serves it. */
export const locationsToWire = ({ state, locationIds }: Zipcode): WireLocation[] =>
  locationIds.map((id) => ({ state, loc_id: String(id) }));

export const alternativeToWire = ({
  zipcode,
  city,
  state,
  locationIds,
}: AlternativeZipcode): WireLocation => ({
  zipcode,
  city,
  state,
  loc_id: locationIds.join(','),
});
