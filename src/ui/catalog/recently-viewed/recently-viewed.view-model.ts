import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { RecentlyViewed } from '../../../application/catalog/recently-viewed.port';
import type { ViewedProduct } from '../../../domain/catalog/viewed-product';
import type { ProductCardModel } from '../../shared/product-card/product-card';
import { PRODUCT_PICTURE } from '../../shared/product-card/product-tile';

/** What was looked at in this browser, but for the product on the page. */
@injectable()
export class RecentlyViewedViewModel {
  private viewed: readonly ViewedProduct[];
  private stop = () => {};

  constructor(private readonly recentlyViewed: RecentlyViewed) {
    this.viewed = recentlyViewed.get();
    makeAutoObservable<this, 'viewed' | 'stop' | 'recentlyViewed'>(
      this,
      { viewed: observableRef, stop: false, recentlyViewed: false },
      { autoBind: true },
    );
  }

  cardsBut(productId: string): readonly ProductCardModel[] {
    return this.viewed
      .filter(({ id }) => id !== productId)
      .map(({ id, name, imageUrl }) => ({
        href: `/store/${id}`,
        name,
        image: { src: imageUrl, ...PRODUCT_PICTURE },
      }));
  }

  open(): void {
    this.receive(this.recentlyViewed.get());
    this.stop = this.recentlyViewed.subscribe((viewed) => this.receive(viewed));
  }

  forget(): void {
    this.recentlyViewed.clear();
  }

  dispose(): void {
    this.stop();
  }

  private receive(viewed: readonly ViewedProduct[]): void {
    this.viewed = viewed;
  }
}
