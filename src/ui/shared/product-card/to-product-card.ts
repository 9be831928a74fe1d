import type { ProductCard } from '../../../domain/shared/product-card';
import { speedLabel } from '../../../domain/shared/speed';
import { priceTexts } from '../../../texts/shared/price';
import { productPath } from '../paths/paths';
import type { ProductCardModel } from './product-card';

/** Product pictures are 4:5, the shape of the card's picture area. */
export const PRODUCT_PICTURE = { width: 480, height: 600 } as const;

/** The card of a product; it links to the product's own page by default. */
export function toProductCard(
  card: ProductCard,
  href = productPath({ productId: card.id }),
): ProductCardModel {
  const [onlySize] = card.sizes;
  const hasChoice = card.sizes.length > 1;
  return {
    href,
    name: card.name,
    image: { src: card.imageUrl, ...PRODUCT_PICTURE },
    price: { amount: card.fromPrice?.format() ?? '', prefix: hasChoice ? priceTexts.from : undefined },
    sizeCount: hasChoice ? card.sizes.length : undefined,
    sizeLabel: hasChoice ? undefined : onlySize,
    speeds: card.speeds.map(speedLabel),
    rating: card.rating ?? undefined,
    isSoldOut: card.isSoldOut,
  };
}
