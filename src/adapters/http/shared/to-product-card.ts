import { type components, imageOf } from '@cork-and-petal/sdk';
import { isChoosableSize, formatSize } from '../../../domain/shared/size';
import { Money } from '../../../domain/shared/money';
import type { ProductCard } from '../../../domain/shared/product-card';
import { listOf, listWith } from './list-of';

type Wire = components['schemas'];

/** Products of a listing or of the home page; those without an id are omitted. */
export const listedProductCards = (list: Wire['ListingProduct'][] | undefined): ProductCard[] =>
  listWith(list, 'id').map(listedProductCard);

/** Two products may have the same variants (LIST-20). */
function listedProductCard(wire: Wire['ListingProduct']): ProductCard {
  const sizes = listOf(wire.child).filter((variant) => isChoosableSize(variant.bottle_size ?? ''));
  return {
    id: String(wire.id),
    name: wire.name ?? '',
    imageUrl: imageOf(wire.image) ?? '',
    fromPrice: Money.lowest(sizes.map((variant) => Money.parse(variant.price))),
    sizes: sizes.map((variant) => formatSize(variant.bottle_size)),
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
  sizes: [],
});
