import { type components, imageOf } from '@cork-and-petal/sdk';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { isChoosableSize, formatSize } from '../../../domain/shared/size';
import { Money } from '../../../domain/shared/money';
import type { CardRating, ProductCard } from '../../../domain/shared/product-card';
import { parseSpeed, SPEEDS, type Speed } from '../../../domain/shared/speed';
import { listOf, listWith } from './list-of';

type Wire = components['schemas'];

/** Products of a listing or of the home page; those without an id are omitted. */
export const listedProductCards = (list: Wire['ListingProduct'][] | undefined): ProductCard[] =>
  listWith(list, 'id').map(listedProductCard);

/** Two products may have the same variants (LIST-20). */
function listedProductCard(wire: Wire['ListingProduct']): ProductCard {
  const changedOn = CalendarDate.parse(wire.updated_at);
  const sizes = listOf(wire.child).filter((variant) => isChoosableSize(variant.bottle_size ?? ''));
  return {
    id: String(wire.id),
    name: wire.name ?? '',
    imageUrl: imageOf(wire.image) ?? '',
    fromPrice: Money.lowest(sizes.map((variant) => Money.parse(variant.price))),
    sizes: sizes.map((variant) => formatSize(variant.bottle_size)),
    speeds: toSpeeds(wire.speed_id),
    ...cardFacts(wire),
    ...(changedOn && { changedOn }),
  };
}

/** Products of search, recommendations and similar items (ENT-08). */
export const summaryProductCards = (list: Wire['ProductSummary'][] | undefined): ProductCard[] =>
  listWith(list, 'id').map(summaryProductCard);

const summaryProductCard = (wire: Wire['ProductSummary']): ProductCard => ({
  id: String(wire.id),
  name: wire.name ?? '',
  imageUrl: imageOf(wire.image) ?? '',
  fromPrice: Money.parse(wire.price),
  sizes: listOf(wire.sizes).filter(isChoosableSize).map(formatSize),
  speeds: toSpeeds(wire.speed_id),
  ...cardFacts(wire),
});

/** What a backend may leave out; a product is taken to be in stock then. */
export const cardFacts = ({ rating, review_count, in_stock }: WireFacts) => ({
  rating: toRating(Number(rating), Number(review_count)),
  isSoldOut: in_stock === false,
});

type WireFacts = Pick<Wire['ListingProduct'], 'rating' | 'review_count' | 'in_stock'>;

const toRating = (mean: number, count: number): CardRating | null =>
  mean >= 1 && mean <= 5 && count > 0 ? { mean, count } : null;

/** Without duplicates, in the shop's order; unknown names are omitted. */
export function toSpeeds(wire: Wire['SpeedList'] | undefined): readonly Speed[] {
  const known = listOf(wire).map(({ Type }) => parseSpeed(Type));
  return SPEEDS.filter((type) => known.includes(type));
}
