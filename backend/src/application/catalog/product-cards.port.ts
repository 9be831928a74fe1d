import type { ListedProduct, ProductSummary } from '../../domain/catalog/product-card';
import type { Area } from '../../domain/location/area';

/** Products as listings and carousels show them. */
export abstract class ProductCards {
  /** The products with these ids that are sold in the area, in the order of the ids. */
  abstract listed(ids: number[], area: Area): Promise<ListedProduct[]>;

  /** The same products with nothing but name, picture and lowest price. */
  abstract summaries(ids: number[], area: Area): Promise<ProductSummary[]>;
}
