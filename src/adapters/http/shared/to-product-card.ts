import { type components, imageOf } from '@cork-and-petal/sdk';
import { isChoosableSize, shownSize } from '../../../domain/shared/bottle-size';
import { Money } from '../../../domain/shared/money';
import type { ProductCard } from '../../../domain/shared/product-card';

type Wire = components['schemas'];

/** A product of a listing or of the home page; two of them may carry the same variants (LIST-20). */
export function listedProductCard(wire: Wire['ListingProduct']): ProductCard {
  const sizes = (wire.child ?? []).filter((variant) => isChoosableSize(variant.bottle_size ?? ''));
  return {
    id: String(wire.id),
    name: wire.name ?? '',
    imageUrl: imageOf(wire.image) ?? '',
    fromPrice: Money.lowest(sizes.map((variant) => Money.parse(variant.price))),
    sizes: sizes.map((variant) => shownSize(variant.bottle_size)),
  };
}

/** A product as search, recommendations and similar items give it (ENT-08). */
export const summaryProductCard = (wire: Wire['ProductSummary']): ProductCard => ({
  id: String(wire.id),
  name: wire.name ?? '',
  imageUrl: imageOf(wire.image) ?? '',
  fromPrice: Money.parse(wire.price),
  sizes: [],
});
