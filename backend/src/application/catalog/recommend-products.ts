import type { ListedProduct } from '../../domain/catalog/product-card';
import { refused } from '../../domain/catalog/catalog-refusal';
import type { Area } from '../../domain/location/area';
import type { Categories } from './categories.port';
import type { ListProducts } from './list-products';
import type { ProductCards } from './product-cards.port';

/** However many are asked for (B§9). */
const MAX_RECOMMENDATIONS = 10;

export class RecommendProducts {
  constructor(
    private readonly categories: Categories,
    private readonly cards: ProductCards,
    private readonly listings: ListProducts,
  ) {}

  /**
   * Products of the same category that are sold in the area, without the product itself; refused if there are none
   * (BD-10).
   */
  async execute(
    productId: number | undefined,
    area: Area,
    limit = MAX_RECOMMENDATIONS,
  ): Promise<ListedProduct[]> {
    const similar = productId === undefined ? [] : await this.similarTo(productId, area, limit);
    if (similar.length === 0) throw refused({ kind: 'nothing-similar' });
    return similar;
  }

  private async similarTo(productId: number, area: Area, limit: number): Promise<ListedProduct[]> {
    const categoryIds = await this.categories.mostSpecificOf(productId);
    if (categoryIds.length === 0) return [];
    const ids = await this.listings.matching({ categoryIds, sizes: [], bands: [], order: 'default', area });
    const others = ids.filter((id) => id !== productId).slice(0, Math.min(limit, MAX_RECOMMENDATIONS));
    return this.cards.listed([...others], area);
  }
}
