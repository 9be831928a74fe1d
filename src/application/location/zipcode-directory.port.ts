import type { City } from '../../domain/location/city';

/** The bundled zip-to-city list, fetched on first use (ADDR-42, X-181). */
export abstract class ZipcodeDirectory {
  /** Null if the list does not have the zipcode or cannot be loaded. */
  abstract cityOf(zipcode: string): Promise<City | null>;
}
