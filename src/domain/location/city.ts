/** A city and its state, as in the zip-to-city list (ADDR-37..40). */
export interface City {
  readonly name: string;
  readonly state: string;
}
