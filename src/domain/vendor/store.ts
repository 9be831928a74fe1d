/** A store of the store locator. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly telephone: string;
  readonly hours: string;
  readonly latitude: number;
  readonly longitude: number;
}
