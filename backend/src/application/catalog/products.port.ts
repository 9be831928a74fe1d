import type { ProductRecord } from '../../domain/catalog/product';
import type { Area } from '../../domain/location/area';

export abstract class Products {
  /** One product with everything on its page, in one query. */
  abstract find(id: number, area: Area): Promise<ProductRecord | undefined>;
}
