import type { ListedProduct } from '../../../domain/catalog/product-card';
import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';
import { cardFactsToWire } from './card-facts.wire';

/** A product of search, recommendations and carousels; its pictures are a list here. */
export function summaryToWire(product: ListedProduct): components['schemas']['ProductSummary'] {
  const { id, name, image, variants } = product;
  return {
    id: String(id),
    name,
    image: [{ small_image: image }],
    price: formatCents(Math.min(...variants.map(({ priceCents }) => priceCents))),
    sizes: variants.map(({ size }) => size),
    ...cardFactsToWire(product),
  };
}
