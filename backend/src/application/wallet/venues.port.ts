/** A location as what a dine-in order prepays there depends on it. */
export interface Venue {
  locationId: number;
  locationState: string;
  /** Stars, 1 to 5; null: not a venue. */
  locationPriceCategory: number | null;
}

export abstract class Venues {
  abstract of(locationIds: number[]): Promise<Venue[]>;
}
