import type { ProductSummary } from '../../../domain/catalog/product-card';
import type { components } from '@cork-and-petal/sdk/schema';
import { formatCents } from '../../../domain/shared/money';

/** A product of search, recommendations and carousels; its pictures are a list here. */
export function summaryToWire(product: ProductSummary): components['schemas']['ProductSummary'] {
  return {
    id: String(product.id),
    name: product.name,
    image: [{ small_image: product.image }],
    price: formatCents(product.priceCents),
  };
}
