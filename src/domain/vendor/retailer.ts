import { retailerTexts } from '../../texts/vendor/retailer';

/** A location for dine-in, pick-up or redemption (ENT-06). */
export interface RetailerOption {
  readonly locationId: string;
  readonly vendorId: string;
  readonly name: string;
}

/** A venue as the options page shows it (ENT-05). */
export interface Venue extends RetailerOption {
  readonly address: string;
  /** Empty where it has none. */
  readonly telephone: string;
  readonly stars: StarCategory;
}

/** One to five stars; 0 means all (CONST-15). */
export type StarCategory = 0 | 1 | 2 | 3 | 4 | 5;

export const STAR_CATEGORIES: readonly StarCategory[] = [0, 1, 2, 3, 4, 5];

/** ORD-25: any other value means all. */
export const parseStars = (value: unknown): StarCategory =>
  STAR_CATEGORIES.find((stars) => stars === Number(value)) ?? 0;

export const starsLabel = (stars: StarCategory): string =>
  stars === 0 ? retailerTexts.allStars : retailerTexts.stars(stars);

/** SHIP-29 */
export const NO_RETAILER_TEXT = retailerTexts.none;
