import type { Product } from '../../../domain/catalog/product';
import type { ProductChoice } from '../../../domain/catalog/product-choice';
import { type SpeedOption, speedKey } from '../../../domain/catalog/speed-option';
import { shownDeliveryType } from '../../../domain/shared/delivery-type';
import { usDate } from '../../shared/date-field/us-date';
import type { ProductState, ReviewState, SpeedState } from './product-state';

/** PDP-11..15 */
export function aboutOf({ product, variant }: ProductChoice): ProductState['about'] {
  return [
    { label: 'Brand', value: product.brand },
    { label: 'Product Type', value: variant?.productType },
    { label: 'Product Category', value: variant?.productCategory },
    { label: 'Country of Origin', value: variant?.countryOfOrigin },
  ].map(({ label, value }) => ({ label, value: value || 'N/A' }));
}

/** Local, Courier, Farm Direct: each with who brings it and at what price (PDP-06, CONST-18). */
export const speedsOf = ({ variant }: ProductChoice): readonly SpeedState[] =>
  bestOffers(variant?.speeds ?? []).map((option) => ({
    value: speedKey(option),
    label: shownDeliveryType(option.type),
    description: option.isActive ? `from ${option.vendorName}` : `${option.vendorName} has none left`,
    aside: option.price.format(),
    disabled: !option.isActive,
  }));

/** A vendor with two shops nearby is one choice: whichever has it, and of those the cheaper. */
function bestOffers(options: readonly SpeedOption[]): readonly SpeedOption[] {
  const best = new Map<string, SpeedOption>();
  for (const option of options) {
    const name = `${option.type} ${option.vendorId}`;
    const known = best.get(name);
    if (!known || isBetter(option, known)) best.set(name, option);
  }
  return [...best.values()];
}

const isBetter = (one: SpeedOption, other: SpeedOption): boolean =>
  one.isActive === other.isActive ? other.price.isMoreThan(one.price) : one.isActive;

/** PDP-16, PDP-17: a section only where there is something to show. */
export function scalesOf(product: Product): ProductState['scales'] {
  return [
    { title: 'Taste Scale', entries: product.tasteScale },
    { title: 'Skill Level', entries: product.skillScale },
  ].filter(({ entries }) => entries.length > 0);
}

/** PDP-03 */
export const reviewCountOf = ({ reviewCount }: Product): string =>
  reviewCount === 1 ? '1 review' : `${reviewCount} reviews`;

export function ratingOf({ reviews }: Product): number | null {
  if (reviews.length === 0) return null;
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  return Math.round(mean * 10) / 10;
}

export const reviewsOf = ({ reviews }: Product): readonly ReviewState[] =>
  reviews.map(({ title, detail, author, rating, date }) => ({
    title,
    detail,
    rating,
    byline: [author, usDate(date.slice(0, 10))].filter(Boolean).join(', '),
  }));
