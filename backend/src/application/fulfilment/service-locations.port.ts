/** Which locations serve a zipcode, and which belong to a vendor: ids. */
export abstract class ServiceLocations {
  /** Lowest id first. */
  abstract serving(zipcode: string): Promise<number[]>;
  /** Those that deliver there Same Day, by a driver. */
  abstract withDriversTo(zipcode: string): Promise<number[]>;
  /** All locations of a vendor; the id of a location stands for itself. */
  abstract ofVendorOrLocation(id: number): Promise<number[]>;
}
