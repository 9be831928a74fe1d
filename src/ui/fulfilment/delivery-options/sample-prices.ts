import type { StarCategory } from '../../../domain/vendor/retailer';

/** Approximate prices per bottle, in cents, by star category: samples, since no call returns them (SHIP-04). */
export const SAMPLE_PRICES: readonly {
  stars: Exclude<StarCategory, 0>;
  beer: number;
  wine: number;
  whiskey: number;
}[] = [
  { stars: 1, beer: 400, wine: 1800, whiskey: 3200 },
  { stars: 2, beer: 500, wine: 2400, whiskey: 3800 },
  { stars: 3, beer: 600, wine: 3200, whiskey: 4600 },
  { stars: 4, beer: 800, wine: 4500, whiskey: 6000 },
  { stars: 5, beer: 1100, wine: 7000, whiskey: 9000 },
];
