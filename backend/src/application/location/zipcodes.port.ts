import type { AlternativeZipcode, Zipcode } from '../../domain/location/zipcode';

/** The zipcode directory of the store. */
export abstract class Zipcodes {
  abstract find(zipcode: string): Promise<Zipcode | undefined>;
  /** The city of a zipcode, if the directory knows it. */
  abstract cityOf(zipcode: string): Promise<string | undefined>;
  /** The served zipcodes of a city, whatever the case and the blanks around its name (BD-15). */
  abstract servedIn(city: string, state: string): Promise<string[]>;
  /** The served zipcodes named for an unserved one; where none is named any served ones, those of its state first. */
  abstract alternativesTo(unserved: Zipcode): Promise<AlternativeZipcode[]>;
}
