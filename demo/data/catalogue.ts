import { lineage } from './categories';
import { producerOf } from './producers/producers';
import { GIFT_PRODUCERS } from './producers/gift-producers';
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

/** DEMO-27: its brand, type and country are unknown. */
export const UNKNOWN_PRODUCT = 179;

export function producerName(spec: ProductSpec): string {
  return spec.kind === 'drink' ? producerOf(spec.producer).name : GIFT_PRODUCERS[spec.producer][0];
}

export function producerStory(spec: ProductSpec): string {
  return spec.kind === 'drink' ? producerOf(spec.producer).story : GIFT_PRODUCERS[spec.producer][1];
}

/** Drinks are named after their producer, flowers and gifts have names of their own. */
export function nameOf(spec: ProductSpec): string {
  if (spec.kind !== 'drink' || spec.id === UNKNOWN_PRODUCT) return spec.title;
  const year = spec.vintage === undefined ? '' : ` ${spec.vintage}`;
  return `${producerName(spec)} ${spec.title}${year}`;
}

/** The second entry of a category's lineage: its department. */
export function departmentOf(spec: ProductSpec): number {
  return lineage(spec.category).at(-2) ?? spec.category;
}

export function specOf(id: number): ProductSpec {
  const found = CATALOGUE.find((spec) => spec.id === id);
  if (found === undefined) throw new Error(`No product ${id}`);
  return found;
}
