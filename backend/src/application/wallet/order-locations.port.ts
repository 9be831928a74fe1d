/** What a dine-in order needs to know of its location. */
export interface OrderLocation {
  locationId: number;
  locationState: string;
  /** Star category, 1 to 5; null: not a venue. */
  locationStarCategory: number | null;
}

export abstract class OrderLocations {
  abstract of(locationIds: number[]): Promise<OrderLocation[]>;
}
