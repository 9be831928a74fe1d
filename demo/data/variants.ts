import type { variants } from '../../backend/src/adapters/postgres/schema';
import { CATALOGUE } from './catalogue';
import { skuOf } from './skus';
import { baseCents, sizesOf } from './sizes';
import type { ProductSpec } from './spec';

type VariantRow = typeof variants.$inferInsert;

/** Ids that provider states refer to (PS-013, PS-014, PS-089): 1011 and 1012 follow the rule, 1099 does not. */
const FIXED_IDS: Readonly<Record<number, readonly number[]>> = { 109: [1098, 1099] };

export function variantIdsOf(spec: ProductSpec): readonly number[] {
  return FIXED_IDS[spec.id] ?? sizesOf(spec).map((_, index) => spec.id * 10 + index + 1);
}

/** DEMO-26: a struck-through former price on every sixth product; never above the highest price. */
function maximumPrice(spec: ProductSpec, size: string): number | null {
  if (spec.id % 6 !== 0 || spec.cents > 20000) return null;
  return Math.round((baseCents(spec, size) * 1.2) / 100) * 100 + 299;
}

function rowsOf(spec: ProductSpec): readonly VariantRow[] {
  const ids = variantIdsOf(spec);
  return sizesOf(spec).map((size, position) => ({
    id: ids[position] ?? 0,
    productId: spec.id,
    sku: `${skuOf(spec)}-${size.toUpperCase().replaceAll(' ', '-')}`,
    bottleSize: size,
    maximumPriceCents: maximumPrice(spec, size),
    position,
  }));
}

export const VARIANT_ROWS: readonly VariantRow[] = CATALOGUE.flatMap(rowsOf);
