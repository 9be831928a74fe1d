import type { City } from '../../domain/location/city';

/** The bundled zip-to-city list, fetched when it is first asked (ADDR-42, X-181). */
export abstract class ZipcodeDirectory {
  /** Null when the list does not know the zipcode, or cannot be had. */
  abstract cityOf(zipcode: string): Promise<City | null>;
}
