/** Where and how a shopper wants to be served; what is undefined does not narrow. */
export interface Area {
  zipcode?: string;
  locationIds?: number[];
  /** The label of a delivery speed; one that nobody knows finds nothing. */
  speed?: string;
}
