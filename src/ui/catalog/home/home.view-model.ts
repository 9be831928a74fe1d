import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Homepages, type NothingToShow } from '../../../application/location/homepages.port';
import { ALL_CATEGORY_ID } from '../../../domain/catalog/category';
import { type Banner, type HomePage, sectionTitle } from '../../../domain/location/home-page';
import type { CallFailure } from '../../../domain/shared/failure';
import { categoryPath } from '../../shared/paths/paths';
import { toProductCard } from '../../shared/product-card/to-product-card';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { PlaceStore } from '../../location/place.store';

/** ERR-07, ERR-02 */
const NO_PRODUCTS_TEXT = 'No product available';
const INVALID_ZIPCODE_TEXT = 'Invalid zipcode';

/** Home links without a target lead to all products (HOME-09, X-019). */
const ALL_PRODUCTS_HREF = categoryPath({ categoryName: 'all', categoryId: ALL_CATEGORY_ID });

type Status = 'loading' | 'ready' | 'empty' | 'failed';

/** The store home: banners, top categories, ads and top products (HOME-01..07). */
@injectable()
export class HomeViewModel {
  private status: Status = 'loading';
  private message = '';
  private home: HomePage | null = null;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly homepages: Homepages,
    private readonly placeStore: PlaceStore,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    const { home } = this;
    return {
      status: this.status,
      message: this.message,
      banners: (home?.banners ?? []).map(toBanner),
      ads: (home?.ads ?? []).map(toBanner),
      sections: (home?.sections ?? [])
        .filter(({ products }) => products.length > 0)
        .map((section) => ({
          title: sectionTitle(section),
          products: section.products.map((card) => toProductCard(card)),
        })),
      topProducts: (home?.topProducts ?? []).map((card) => toProductCard(card)),
      allProductsHref: ALL_PRODUCTS_HREF,
    };
  }

  async open(): Promise<void> {
    await this.latest.deliver(this.homepages.homeFor(this.placeStore.place), (answer) =>
      runInAction(() => (answer.ok ? this.receive(answer.value) : this.showFailure(answer.failure))),
    );
  }

  async retry(): Promise<void> {
    this.status = 'loading';
    await this.open();
  }

  dispose(): void {
    this.latest.cancel();
  }

  private receive(home: HomePage): void {
    const isEmpty =
      home.topProducts.length === 0 && home.sections.every(({ products }) => products.length === 0);
    this.home = home;
    this.status = isEmpty ? 'empty' : 'ready';
    this.message = NO_PRODUCTS_TEXT;
  }

  private showFailure(failure: NothingToShow | CallFailure): void {
    this.status = failure.kind === 'unavailable' ? 'failed' : 'empty';
    this.message = failure.message || (failure.kind === 'refused' ? INVALID_ZIPCODE_TEXT : NO_PRODUCTS_TEXT);
  }
}

const toBanner = ({ imageUrl, link, title, caption }: Banner) => ({
  imageUrl,
  title,
  href: link ?? ALL_PRODUCTS_HREF,
  caption,
});
