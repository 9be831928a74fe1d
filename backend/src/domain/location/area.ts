/** Where and how a shopper wants to be served; undefined fields do not restrict. */
export interface Area {
  zipcode?: string;
  locationIds?: number[];
  /** Label of a delivery speed; an unknown one matches nothing. */
  speed?: string;
}
