import { lineage } from './categories';
import { houseOf } from './houses/houses';
import { MAKERS } from './houses/other-houses';
import { BEER } from './products/beer';
import { BOURBON } from './products/bourbon';
import { CLEAR_SPIRITS } from './products/clear-spirits';
import { DARK_SPIRITS } from './products/dark-spirits';
import { FLOWERS } from './products/flowers';
import { GIFTS } from './products/gifts';
import { OTHER_WHISKEY } from './products/other-whiskey';
import { OTHER_WINE } from './products/other-wine';
import { RED_WINE } from './products/red-wine';
import { SCOTCH_AND_BLENDS } from './products/scotch-and-blends';
import type { ProductSpec } from './spec';

/** Every product of the demo shop. */
export const CATALOGUE: readonly ProductSpec[] = [
  ...BOURBON,
  ...SCOTCH_AND_BLENDS,
  ...OTHER_WHISKEY,
  ...RED_WINE,
  ...OTHER_WINE,
  ...BEER,
  ...CLEAR_SPIRITS,
  ...DARK_SPIRITS,
  ...FLOWERS,
  ...GIFTS,
];

/** DEMO-27: of this one neither brand nor type nor country is known. */
export const UNKNOWN_PRODUCT = 179;

export function makerName(spec: ProductSpec): string {
  return spec.kind === 'drink' ? houseOf(spec.house).name : MAKERS[spec.maker][0];
}

export function makerStory(spec: ProductSpec): string {
  return spec.kind === 'drink' ? houseOf(spec.house).story : MAKERS[spec.maker][1];
}

/** Drinks are called by their house, flowers and gifts by themselves. */
export function nameOf(spec: ProductSpec): string {
  if (spec.kind !== 'drink' || spec.id === UNKNOWN_PRODUCT) return spec.title;
  const year = spec.vintage === undefined ? '' : ` ${spec.vintage}`;
  return `${makerName(spec)} ${spec.title}${year}`;
}

/** The second name of a category's line: its department. */
export function departmentOf(spec: ProductSpec): number {
  return lineage(spec.category).at(-2) ?? spec.category;
}

export function specOf(id: number): ProductSpec {
  const found = CATALOGUE.find((spec) => spec.id === id);
  if (found === undefined) throw new Error(`No product ${id}`);
  return found;
}
