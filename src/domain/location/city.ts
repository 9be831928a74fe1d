/** A city of a state, such as the zip-to-city list knows of a zipcode (ADDR-37..40). */
export interface City {
  readonly name: string;
  readonly state: string;
}
