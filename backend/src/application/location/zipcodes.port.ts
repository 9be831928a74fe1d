import type { AlternativeZipcode, Zipcode } from '../../domain/location/zipcode';

/** The zipcode directory of the store. */
export abstract class Zipcodes {
  abstract find(zipcode: string): Promise<Zipcode | undefined>;
  /** The city of a zipcode, if known. */
  abstract cityOf(zipcode: string): Promise<string | undefined>;
  /** Whether any zipcode is served. */
  abstract isAnyServed(): Promise<boolean>;
  /** The served zipcodes of a city, ignoring case and surrounding blanks (BD-15). */
  abstract servedIn(city: string, state: string): Promise<string[]>;
  /**
   * The alternatives configured for an unserved zipcode; without any, other served zipcodes, those of its state first
   * (X-025).
   */
  abstract alternativesTo(unserved: Zipcode): Promise<AlternativeZipcode[]>;
}
