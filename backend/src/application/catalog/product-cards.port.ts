import type { ListedProduct } from '../../domain/catalog/product-card';
import type { Area } from '../../domain/location/area';

/** Products as shown in listings and carousels. */
export abstract class ProductCards {
  /** The products with these ids that are sold in the area, in the order of the ids. */
  abstract listed(ids: number[], area: Area): Promise<ListedProduct[]>;
}
