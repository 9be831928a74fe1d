import { ShoppingPlace } from '../../domain/location/shopping-place';
import { parseSpeed } from '../../domain/shared/speed';
import { Zipcode } from '../../domain/shared/zipcode';
import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

/** STORE-04..09 */
export const PLACE_KEYS: readonly string[] = [
  KEYS.zipcode,
  KEYS.zipState,
  KEYS.location,
  KEYS.vendorLocationId,
  KEYS.courierType,
  KEYS.ageGateVerified,
];

const codec: Codec<ShoppingPlace> = {
  keys: PLACE_KEYS,
  read: ({ local }) =>
    ShoppingPlace.of({
      zipcode: Zipcode.parse(local.get(KEYS.zipcode)),
      state: local.get(KEYS.zipState) ?? '',
      location: local.get(KEYS.location) ?? '',
      locationIds: (local.get(KEYS.vendorLocationId) ?? '').split(',').filter((id) => /^\d+$/.test(id)),
      speed: parseSpeed(local.get(KEYS.courierType)),
      isGatePassed: local.get(KEYS.ageGateVerified) === 'true',
    }),
  write: ({ local }, place) => {
    keep(local, KEYS.zipcode, place.zipcode?.value ?? '');
    keep(local, KEYS.zipState, place.state);
    keep(local, KEYS.location, place.location);
    keep(local, KEYS.vendorLocationId, place.locationIds.join(','));
    keep(local, KEYS.courierType, place.speed ?? '');
    keep(local, KEYS.ageGateVerified, place.isGatePassed ? 'true' : '');
  },
};

export const storedPlace = (store: BrowserStore) => new StoredValue(store, codec, ShoppingPlace.nowhere);
