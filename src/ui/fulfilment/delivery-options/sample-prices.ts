import type { StarCategory } from '../../../domain/vendor/retailer';

/** Approximate prices per bottle by star category: samples, since no call returns them (SHIP-04). */
export const SAMPLE_PRICES: readonly {
  stars: Exclude<StarCategory, 0>;
  beer: string;
  wine: string;
  whiskey: string;
}[] = [
  { stars: 1, beer: '$4.00', wine: '$18.00', whiskey: '$32.00' },
  { stars: 2, beer: '$5.00', wine: '$24.00', whiskey: '$38.00' },
  { stars: 3, beer: '$6.00', wine: '$32.00', whiskey: '$46.00' },
  { stars: 4, beer: '$8.00', wine: '$45.00', whiskey: '$60.00' },
  { stars: 5, beer: '$11.00', wine: '$70.00', whiskey: '$90.00' },
];
