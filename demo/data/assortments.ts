import { SeededRandom } from '../pictures/seeded-random';
import { CATALOGUE, departmentOf } from './catalogue';
import type { ProductSpec } from './spec';

const WHISKEY = 12;
const WINE = 13;
const BEER = 14;
const SPIRITS = 15;
const FLOWERS = 20;
const GIFTS = 30;

const idsBetween = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** DEMO-11: vendor 1 sells exactly these 45 at 10001; none of size 1750 lies between $100 and $150 (REACH-29). */
const VENDOR_ONE_PRODUCTS: ReadonlySet<number> = new Set([
  ...[idsBetween(101, 109), idsBetween(111, 131)].flat(),
  ...[201, 206, 210, 217, 226, 229, 237, 243, 255, 261, 301, 501, 510, 528, 613],
]);

/** Only this location in New York has these; 101 is not even sold at the vendor's other location (PS-033). */
const CHELSEA_ONLY = new Set([...idsBetween(101, 109), 111, 112, 113]);

/** A share of the products of some departments, in percent. */
interface Share {
  readonly departments: readonly number[];
  readonly percent: number;
}

const OTHER_LOCATIONS: Readonly<Record<number, Share>> = {
  14: { departments: [WHISKEY, BEER, SPIRITS], percent: 50 },
  15: { departments: [WHISKEY, WINE, SPIRITS], percent: 65 },
  16: { departments: [WINE, FLOWERS, GIFTS], percent: 65 },
  17: { departments: [WHISKEY, WINE, BEER], percent: 55 },
  18: { departments: [WHISKEY, BEER, SPIRITS], percent: 45 },
  19: { departments: [WINE, FLOWERS, GIFTS], percent: 60 },
  20: { departments: [WHISKEY, BEER, SPIRITS], percent: 50 },
  21: { departments: [WINE, BEER, FLOWERS], percent: 50 },
  22: { departments: [WHISKEY, FLOWERS, GIFTS], percent: 60 },
  23: { departments: [WHISKEY, WINE, SPIRITS], percent: 45 },
};

function byShare(spec: ProductSpec, locationId: number): boolean {
  const share = OTHER_LOCATIONS[locationId];
  if (share === undefined || !share.departments.includes(departmentOf(spec))) return false;
  return new SeededRandom(spec.id * 101 + locationId).next() * 100 < share.percent;
}

/** Whether a location sells a product. */
function stocks(locationId: number, spec: ProductSpec): boolean {
  if (spec.id === 109) return locationId === 11;
  switch (locationId) {
    case 11:
      return VENDOR_ONE_PRODUCTS.has(spec.id);
    case 12:
      return VENDOR_ONE_PRODUCTS.has(spec.id) && !CHELSEA_ONLY.has(spec.id) && spec.id % 3 !== 0;
    case 13:
      return !CHELSEA_ONLY.has(spec.id);
    default:
      return byShare(spec, locationId);
  }
}

export function assortmentOf(locationId: number): readonly ProductSpec[] {
  return CATALOGUE.filter((spec) => stocks(locationId, spec));
}
