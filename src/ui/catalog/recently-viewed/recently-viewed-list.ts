import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { RecentlyViewed } from '../../../application/catalog/recently-viewed.port';
import type { Product } from '../../../domain/catalog/product';
import { type ViewedProduct, withViewed } from '../../../domain/catalog/viewed-product';
import { productPath } from '../../shared/paths/paths';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import { PRODUCT_PICTURE } from '../../shared/product-card/to-product-card';

/** The products viewed in this browser, in any tab. */
@injectable('Transient')
export class RecentlyViewedList {
  private viewed: readonly ViewedProduct[];
  private unsubscribe = () => {};

  constructor(private readonly recentlyViewed: RecentlyViewed) {
    this.viewed = recentlyViewed.get();
    makeAutoObservable<this, 'unsubscribe'>(this, { unsubscribe: false }, { autoBind: true, deep: false });
  }

  get cards(): readonly ProductCardModel[] {
    return this.viewed.map(toCard);
  }

  /** All except the product on the page. */
  cardsExcept(productId: string): readonly ProductCardModel[] {
    return this.viewed.filter(({ id }) => id !== productId).map(toCard);
  }

  follow(): void {
    this.dispose();
    this.receive(this.recentlyViewed.get());
    this.unsubscribe = this.recentlyViewed.subscribe((viewed) => this.receive(viewed));
  }

  remember(product: Product): void {
    this.recentlyViewed.set(withViewed(this.recentlyViewed.get(), product));
  }

  forget(): void {
    this.recentlyViewed.clear();
  }

  dispose(): void {
    this.unsubscribe();
  }

  private receive(viewed: readonly ViewedProduct[]): void {
    this.viewed = viewed;
  }
}

const toCard = ({ id, name, imageUrl }: ViewedProduct): ProductCardModel => ({
  href: productPath({ productId: id }),
  name,
  image: { src: imageUrl, ...PRODUCT_PICTURE },
});
