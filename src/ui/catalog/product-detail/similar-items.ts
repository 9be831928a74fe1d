import { makeAutoObservable, runInAction } from 'mobx';
import type { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import type { Product } from '../../../domain/catalog/product';
import type { ShoppingPlace } from '../../../domain/location/shopping-place';
import type { ProductCard } from '../../../domain/shared/product-card';

/** the similar items of the product itself, or else recommendations. */
export class SimilarItems {
  private recommended: readonly ProductCard[] = [];

  constructor(private readonly catalog: ProductCatalog) {
    makeAutoObservable(this, {}, { deep: false });
  }

  of({ related }: Product): readonly ProductCard[] {
    return related.length > 0 ? related : this.recommended;
  }

  /** Loads recommendations if the product has no similar items. */
  async find(product: Product, place: ShoppingPlace): Promise<void> {
    if (product.related.length > 0) return;
    const answer = await this.catalog.recommendationsFor(product.id, place);
    runInAction(() => (this.recommended = answer.ok ? answer.value : []));
  }
}
