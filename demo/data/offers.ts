import type { offers, stock } from '../../backend/src/adapters/postgres/schema';
import type { SpeedType } from '../../backend/src/domain/shared/speed-type';
import { SeededRandom } from '../pictures/seeded-random';
import { assortmentOf } from './assortments';
import { departmentOf } from './catalogue';
import { SERVICES, type Service } from './service-areas';
import { baseCents, sizesOf } from './sizes';
import type { ProductSpec } from './spec';
import { variantIdsOf } from './variants';

type OfferRow = typeof offers.$inferInsert;
type StockRow = typeof stock.$inferInsert;

/** The range of all prices (CONST-25, DEMO-20). */
export const LOWEST_CENTS = 299;
export const HIGHEST_CENTS = 34999;

const WINE = 13;
const FLOWERS = 20;

/** DEMO-28: product 101 has offers at location 11 at all three speeds, but Farm Direct is not active. */
function isInactive(spec: ProductSpec, locationId: number, speed: SpeedType): boolean {
  return spec.id === 101 && locationId === 11 && speed === 'Farm Direct';
}

function isOffered(spec: ProductSpec, locationId: number, speed: SpeedType): boolean {
  const department = departmentOf(spec);
  if (speed === 'Farm Direct')
    return department === WINE || department === FLOWERS || locationId === 16 || isInactive(spec, locationId, speed);
  return speed === 'Same Day' || department !== FLOWERS || locationId === 15;
}

/** The surcharge for delivery within an hour. */
function sameDaySurcharge(cents: number): number {
  if (cents < 1500) return 50;
  if (cents < 5000) return 200;
  return cents < 15000 ? 400 : 800;
}

/** Locations differ: some charge a dollar or two more. */
const STEP: Readonly<Record<number, number>> = { 12: 100, 14: 100, 15: 200, 18: 100, 20: -100, 21: -100, 23: 200 };

function priceAt(spec: ProductSpec, size: string, locationId: number, speed: SpeedType): number {
  const base = baseCents(spec, size);
  const step = base < 2000 ? 0 : (STEP[locationId] ?? 0);
  const extra = speed === 'Same Day' ? sameDaySurcharge(base) : speed === 'Farm Direct' && base > 2000 ? -100 : 0;
  return Math.min(HIGHEST_CENTS, Math.max(LOWEST_CENTS, base + step + extra));
}

function offersOf(spec: ProductSpec, { locationId, speeds }: Service): readonly OfferRow[] {
  const ids = variantIdsOf(spec);
  return sizesOf(spec).flatMap((size, index) =>
    speeds
      .filter((speed) => isOffered(spec, locationId, speed))
      .map((speed) => ({
        variantId: ids[index] ?? 0,
        locationId,
        speed,
        priceCents: priceAt(spec, size, locationId, speed),
        active: !isInactive(spec, locationId, speed),
      })),
  );
}

export const OFFER_ROWS: readonly OfferRow[] = SERVICES.flatMap((place) =>
  assortmentOf(place.locationId).flatMap((spec) => offersOf(spec, place)),
);

/** Variants of which every location has only a few (DEMO-31, PS-089). */
const FEW: Readonly<Record<number, number>> = { 1012: 3, 1021: 2, 1031: 2 };
/** DEMO-31: the message if it sells out before the order; 1031 has none. */
const SOLD_OUT_MESSAGES: Readonly<Record<number, string>> = { 1021: 'The last bottle was sold a moment ago.' };
/** In stock nowhere (DEMO-30, PS-014). */
const SOLD_OUT_PRODUCT = 109;

function stockOf(spec: ProductSpec, locationId: number): readonly StockRow[] {
  const chance = new SeededRandom(spec.id * 13 + locationId);
  return variantIdsOf(spec).map((variantId) => {
    const usual = chance.whole(30, 160);
    const quantity = spec.id === SOLD_OUT_PRODUCT ? 0 : (FEW[variantId] ?? usual);
    return { variantId, locationId, quantity, soldOutMessage: SOLD_OUT_MESSAGES[variantId] ?? null };
  });
}

export const STOCK_ROWS: readonly StockRow[] = SERVICES.flatMap(({ locationId }) =>
  assortmentOf(locationId).flatMap((spec) => stockOf(spec, locationId)),
);
