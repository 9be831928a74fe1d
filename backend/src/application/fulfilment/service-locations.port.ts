/** Ids of the locations that serve a zipcode, or that belong to a vendor. */
export abstract class ServiceLocations {
  /** Lowest id first. */
  abstract serving(zipcode: string): Promise<number[]>;
  /** Locations that deliver there Same Day, by driver. */
  abstract withDriversTo(zipcode: string): Promise<number[]>;
  /** All locations of a vendor; a location's id stands for that location. */
  abstract ofVendorOrLocation(id: number): Promise<number[]>;
}
