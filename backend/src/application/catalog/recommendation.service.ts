import type { Database } from '../../adapters/postgres/database';
import type { Area } from '../../domain/location/area';
import { ownCategories } from '../../adapters/postgres/catalog/category.repository';
import type { ListingService } from './listing.service';
import {
  productSummaries,
  type ProductSummary,
} from '../../adapters/postgres/catalog/product-cards.repository';

/** B§9. */
const MOST = 10;

export class RecommendationService {
  constructor(
    private readonly db: Database,
    private readonly listings: ListingService,
  ) {}

  /** Products of the same category that are sold in the area, never the product itself (BD-10). */
  async similarTo(productId: number, area: Area, limit = MOST): Promise<ProductSummary[]> {
    const categoryIds = await ownCategories(this.db, productId);
    if (categoryIds.length === 0) return [];
    const ids = await this.listings.matching({ categoryIds, sizes: [], bands: [], order: '', area });
    const others = ids.filter((id) => id !== productId).slice(0, Math.min(limit, MOST));
    return productSummaries(this.db, others, area);
  }
}
