import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import { Homepages, type NothingToShow } from '../../../application/location/homepages.port';
import { ALL_CATEGORY_ID, type Category } from '../../../domain/catalog/category';
import {
  type Banner,
  type HomePage,
  type HomeVendor,
  sectionTitle,
} from '../../../domain/location/home-page';
import { speedLabel } from '../../../domain/shared/speed';
import type { CallFailure } from '../../../domain/shared/failure';
import { homeTexts } from '../../../texts/catalog/home';
import { categoryPath, vendorPath } from '../../shared/paths/paths';
import { toProductCard } from '../../shared/product-card/to-product-card';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { PlaceStore } from '../../location/place.store';
import { categoryHref } from '../category-href';
import { nextDeliveryText } from './next-delivery-text';
import { topLevelCategories } from '../top-level-categories';

/** Home links without a target lead to all products (HOME-09, X-019). */
const ALL_PRODUCTS_HREF = categoryPath({ categoryName: 'all', categoryId: ALL_CATEGORY_ID });

type Status = 'loading' | 'ready' | 'empty' | 'failed';

/** The store home: banners, top categories, ads and top products (HOME-01..07). */
@injectable()
export class HomeViewModel {
  private status: Status = 'loading';
  private message = '';
  private home: HomePage | null = null;
  /** Null until they are known. */
  private categories: readonly Category[] | null = null;
  private readonly latest = new LatestRequest();

  constructor(
    private readonly homepages: Homepages,
    private readonly catalog: ProductCatalog,
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
      categories: this.categories?.map(toTile) ?? null,
      ads: (home?.ads ?? []).map(toBanner),
      sections: (home?.sections ?? [])
        .filter(({ products }) => products.length > 0)
        .map((section) => ({
          title: sectionTitle(section),
          products: section.products.map((card) => toProductCard(card)),
        })),
      topProducts: (home?.topProducts ?? []).map((card) => toProductCard(card)),
      deliveriesTitle: homeTexts.nextDelivery(this.placeStore.zipcode),
      deliveries: (home?.deliveries ?? []).map((delivery) => ({
        speed: speedLabel(delivery.speed),
        text: nextDeliveryText(delivery),
      })),
      vendorsTitle: homeTexts.vendors(this.placeStore.zipcode),
      vendors: (home?.vendors ?? []).map(toVendorCard),
      allProductsHref: ALL_PRODUCTS_HREF,
    };
  }

  async open(): Promise<void> {
    await Promise.all([this.loadHome(), this.loadCategories()]);
  }

  async retry(): Promise<void> {
    this.status = 'loading';
    await this.open();
  }

  dispose(): void {
    this.latest.cancel();
  }

  private async loadHome(): Promise<void> {
    await this.latest.deliver(this.homepages.homeFor(this.placeStore.place), (answer) =>
      runInAction(() => (answer.ok ? this.receive(answer.value) : this.showFailure(answer.failure))),
    );
  }

  /** The menu reports a failure; the page is complete without them. */
  private async loadCategories(): Promise<void> {
    const answer = await this.catalog.categories(this.placeStore.place);
    runInAction(() => (this.categories = answer.ok ? topLevelCategories(answer.value) : []));
  }

  private receive(home: HomePage): void {
    const isEmpty =
      home.topProducts.length === 0 && home.sections.every(({ products }) => products.length === 0);
    this.home = home;
    this.status = isEmpty ? 'empty' : 'ready';
    this.message = homeTexts.noProducts;
  }

  private showFailure(failure: NothingToShow | CallFailure): void {
    this.status = failure.kind === 'unavailable' ? 'failed' : 'empty';
    // ERR-02, ERR-07
    const text = failure.kind === 'refused' ? homeTexts.invalidZipcode : homeTexts.noProducts;
    this.message = failure.message || text;
  }
}

const toBanner = ({ imageUrl, link, title, caption }: Banner) => ({
  imageUrl,
  title,
  href: link ?? ALL_PRODUCTS_HREF,
  caption,
});

const toTile = (category: Category) => ({
  id: category.id,
  name: category.name,
  imageUrl: category.imageUrl,
  href: categoryHref(category),
});

const toVendorCard = ({ id, name, imageUrl, place }: HomeVendor) => ({
  id,
  name,
  imageUrl,
  place,
  href: vendorPath({ vendorId: id }),
});
