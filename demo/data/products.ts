import type { productCategories, products, relatedProducts } from '../../backend/src/adapters/postgres/schema';
import { CATALOGUE, departmentOf, producerName, nameOf, UNKNOWN_PRODUCT } from './catalogue';
import { lineage } from './categories';
import { descriptionOf } from './descriptions';
import { imagesOf, thumbnailOf } from './product-images';
import { reviewsOf } from './reviews';
import { skillOf, tasteOf } from './scales';
import { sizesOf } from './sizes';
import { skuOf } from './skus';
import type { ProductSpec } from './spec';
import { kindNames } from './styles';

type ProductRow = typeof products.$inferInsert;

/** DEMO-25: its listing repeats the variants of another. */
const SHARES_VARIANTS: Readonly<Record<number, number>> = { 178: 177 };

/** First in every listing: featured products. */
const FEATURED = [101, 301, 201, 501, 601, 261, 128, 308, 401, 531, 243, 622, 118, 522, 176] as const;

/** Mixes categories, so that neighbours in a listing differ. */
function rankOf(spec: ProductSpec): number {
  const place = FEATURED.findIndex((id) => id === spec.id);
  return place >= 0 ? place : 100 + ((spec.id * 7919) % 9973);
}

function timeOf(spec: ProductSpec): string | null {
  if (spec.kind === 'flower') return 'Cut this morning, delivered today';
  return spec.id % 3 === 0 ? null : 'Delivered in about 1 hour';
}

/** DEMO-27: of one product nothing is known. */
function factsOf(spec: ProductSpec): Partial<ProductRow> {
  if (spec.id === UNKNOWN_PRODUCT) return { brand: null, productType: null, productCategory: null, countryOfManufacture: null };
  const { type, category } = kindNames(spec.category);
  return { brand: producerName(spec), productType: type, productCategory: category, countryOfManufacture: spec.country };
}

export const PRODUCT_ROWS: readonly ProductRow[] = CATALOGUE.map((spec) => ({
  id: spec.id,
  name: nameOf(spec),
  sku: skuOf(spec),
  type: sizesOf(spec).length > 1 ? 'config' : 'simple',
  ...factsOf(spec),
  description: descriptionOf(spec),
  images: imagesOf(spec),
  thumbnail: thumbnailOf(spec),
  tasteScale: tasteOf(spec),
  skillScale: skillOf(spec),
  reviews: reviewsOf(spec),
  time: timeOf(spec),
  active: true,
  rank: rankOf(spec),
  variantsOf: SHARES_VARIANTS[spec.id] ?? null,
}));

/** Its own categories and all their ancestors. */
export const PRODUCT_CATEGORY_ROWS: readonly (typeof productCategories.$inferInsert)[] = CATALOGUE.flatMap(
  (spec) => {
    const ids = new Set([spec.category, ...(spec.also ?? [])].flatMap(lineage));
    return [...ids].map((categoryId) => ({ categoryId, productId: spec.id }));
  },
);

/** DEMO-29: 102 has recommendations instead, and 110 has none. */
const WITHOUT_RELATED = new Set([102, 110]);
const MAX_RELATED = 6;

function relatedTo(spec: ProductSpec): readonly number[] {
  const alike = (other: ProductSpec) =>
    other.category === spec.category ? 0 : departmentOf(other) === departmentOf(spec) ? 1 : 2;
  return CATALOGUE.filter((other) => other.id !== spec.id && alike(other) < 2)
    .sort(
      (a, b) =>
        alike(a) - alike(b) || Math.abs(a.cents - spec.cents) - Math.abs(b.cents - spec.cents) || a.id - b.id,
    )
    .slice(0, MAX_RELATED)
    .map((other) => other.id);
}

export const RELATED_ROWS: readonly (typeof relatedProducts.$inferInsert)[] = CATALOGUE.filter(
  (spec) => !WITHOUT_RELATED.has(spec.id) && spec.id % 4 !== 3,
).flatMap((spec) =>
  relatedTo(spec).map((relatedId, position) => ({ productId: spec.id, relatedId, position })),
);
