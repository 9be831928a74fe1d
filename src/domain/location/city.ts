/** A city of a state, such as the zip-to-city list knows of a zipcode (ADDR-37..40). */
export interface City {
  readonly name: string;
  readonly state: string;
}

/** Capitals and blanks around the name do not count (ADDR-38). */
export const isSameCity = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
