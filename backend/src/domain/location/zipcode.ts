/** A zipcode of the directory: served, known but not served, or invalid. */
export interface Zipcode {
  zipcode: string;
  city: string;
  state: string;
  served: boolean;
  invalid: boolean;
  /** Message of its refusal; null: none. */
  invalidMessage: string | null;
  /** The home page is empty for this zipcode. */
  homeEmpty: boolean;
  homeMessage: string | null;
  /** The locations that serve it, lowest id first. */
  locationIds: number[];
}

/** A served zipcode that is offered instead of an unserved one. */
export type AlternativeZipcode = Pick<Zipcode, 'zipcode' | 'city' | 'state' | 'locationIds'>;
