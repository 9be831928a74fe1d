import type { BottleLook, DrinkSpec } from '../spec';

/** A drink as a row: id, producer, title, region, strength, cents, sizes in ml, tasting note. */
type DrinkRow = readonly [
  id: number,
  producer: string,
  title: string,
  region: string,
  abv: number,
  cents: number,
  sizes: readonly number[],
  note: string,
  more?: { readonly vintage?: number; readonly look?: BottleLook; readonly also?: readonly number[] },
];

export function drinks(category: number, country: string, rows: readonly DrinkRow[]): readonly DrinkSpec[] {
  return rows.map(([id, producer, title, region, abv, cents, sizes, note, more]) => ({
    kind: 'drink', id, producer, title, category, country, region, abv, cents, sizes, note, ...more,
  }));
}

export const ONE = [750] as const;
export const HALF = [375, 750] as const;
export const LITRE = [750, 1000] as const;
export const THREE = [375, 750, 1000] as const;
export const BIG = [750, 1000, 1750] as const;
/** DEMO-23: every bottle size. */
export const ALL_SIZES = [100, 200, 375, 750, 1000, 1750] as const;
export const SMALL = [200, 375, 750] as const;
