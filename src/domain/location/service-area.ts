import type { Zipcode } from '../shared/zipcode';

/** A zipcode that is served, and the vendor locations that serve it. */
export interface ServiceArea {
  readonly zipcode: Zipcode;
  readonly city: string;
  readonly state: string;
  readonly locationIds: readonly string[];
}
