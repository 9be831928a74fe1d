/** A zipcode of the directory: served, known but unserved, or refused by name. */
export interface Zipcode {
  zipcode: string;
  city: string;
  state: string;
  served: boolean;
  invalid: boolean;
  /** What its refusal says; null: nothing. */
  invalidMessage: string | null;
  /** The home page has nothing to show here. */
  homeEmpty: boolean;
  homeMessage: string | null;
  /** The locations that serve it, lowest id first. */
  locationIds: number[];
}

/** A served zipcode that is offered in place of one that is not. */
export type AlternativeZipcode = Pick<Zipcode, 'zipcode' | 'city' | 'state' | 'locationIds'>;
