import type { ProductSpec } from './spec';

/** The price of a size in hundredths of 750 ml (or of the first option). */
const SHARE: Readonly<Record<string, number>> = {
  '100': 20, '200': 34, '375': 58, '750': 100, '1000': 126, '1750': 195,
  'No Vase': 100, 'With Vase': 128, 'Bulk Flowers': 240,
  'One Size': 100, Small: 100, Large: 165,
};

/** DEMO-24: this product has a size of 0 beside its real ones. */
const PRODUCT_WITH_SIZE_ZERO = 104;

export function sizesOf(spec: ProductSpec): readonly string[] {
  const real = spec.kind === 'drink' ? spec.sizes.map(String) : spec.options;
  return spec.id === PRODUCT_WITH_SIZE_ZERO ? [...real, '0'] : real;
}

/** Usual retail prices: x.49 and x.99 for small amounts, x.99 for larger ones. */
function roundToRetailPrice(cents: number): number {
  if (cents < 2000) return Math.max(299, Math.round(cents / 50) * 50 - 1);
  return Math.round(cents / 100) * 100 - 1;
}

/** The lowest price of a size. */
export function baseCents(spec: ProductSpec, size: string): number {
  const sizes = sizesOf(spec);
  const first = sizes.includes('750') ? '750' : (sizes[0] ?? size);
  if (size === first) return spec.cents;
  return roundToRetailPrice((spec.cents * (SHARE[size] ?? 100)) / (SHARE[first] ?? 100));
}
