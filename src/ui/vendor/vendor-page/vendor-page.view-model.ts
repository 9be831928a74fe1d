import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Notifier } from '../../../application/shared/notifier.port';
import { type NoVendorData, Vendors, type VendorRequest } from '../../../application/vendor/vendors.port';
import { type CallFailure, withReference } from '../../../domain/shared/failure';
import type { VendorProfile } from '../../../domain/vendor/vendor-profile';
import type { VendorFilter, VendorProductQuery } from '../../../domain/vendor/vendor-product-query';
import { vendorPageTexts } from '../../../texts/vendor/vendor-page';
import { PlaceStore } from '../../location/place.store';
import { reviewStates } from '../../shared/reviews/review-text';
import { LatestRequest } from '../../shared/view-model/latest-request';
import {
  productQueryFrom,
  tabFrom,
  VENDOR_TABS,
  type VendorAddress,
  vendorSearch,
  type VendorTab,
  vendorRequestFrom,
} from './vendor-address';
import { VendorProductList } from './vendor-product-list';
import type { VendorState } from './vendor-state';
import { aboutOf, bannerOf, tabLabel } from './to-vendor-state';

const NOWHERE: VendorAddress = { vendorId: '', navigationState: null, path: '', search: '' };

const failedWith = (message: string, advice = ''): VendorState => ({ kind: 'failed', message, advice });

/** The page of one vendor. The URL holds the tab and the query, so every action resolves with the path to go to. */
@injectable()
export class VendorPageViewModel {
  readonly productList: VendorProductList;
  private address = NOWHERE;
  /** Known from the first URL: later ones have no navigation state. */
  private request: VendorRequest | null = null;
  private profile: VendorProfile | null = null;
  private outcome: VendorState = { kind: 'loading' };
  private tab: VendorTab = 'shop';
  private readonly latest = new LatestRequest();

  constructor(
    private readonly vendors: Vendors,
    private readonly notifier: Notifier,
    private readonly placeStore: PlaceStore,
  ) {
    this.productList = new VendorProductList((failure) =>
      notifier.alert(withReference(vendorPageTexts.failedAlert, failure)),
    );
    makeAutoObservable<this, 'request'>(this, { request: false }, { autoBind: true, deep: false });
  }

  get state(): VendorState {
    const { profile, tab, productList } = this;
    if (!profile) return this.outcome;
    return {
      kind: 'ready',
      banner: bannerOf(profile, this.pathOfTab('reviews')),
      tabs: VENDOR_TABS.map((id) => ({
        id,
        label: tabLabel(id, profile),
        href: this.pathOfTab(id),
        isSelected: id === tab,
      })),
      tab,
      productList: productList.state,
      about: profile.about && aboutOf(profile.about),
      reviews: reviewStates(profile.reviews),
      delivery: profile.deliveryLines,
    };
  }

  /** Shows the tab and products of a URL. Another tab loads nothing; another query loads only products. */
  async show(address: VendorAddress): Promise<void> {
    this.address = address;
    this.tab = tabFrom(address.search);
    // Another query discards the selection of an open drawer.
    this.productList.cancelDrawer();
    const query = productQueryFrom(address.search);
    if (!this.profile) await this.open(query);
    else if (!this.productList.isAt(query)) await this.list(query);
  }

  /** Loads the whole page again. */
  async retry(): Promise<void> {
    await this.open(productQueryFrom(this.address.search));
  }

  async retryList(): Promise<void> {
    await this.list(this.productList.currentQuery);
  }

  toggle(parameter: VendorFilter, value: string): string | null {
    return this.pathOfQuery(this.productList.toggle(parameter, value));
  }

  clearAll(): string | null {
    return this.pathOfQuery(this.productList.clearAll());
  }

  applyDrawer(): string | null {
    return this.pathOfQuery(this.productList.applyDrawer());
  }

  pathOfPage(page: number): string {
    return this.pathTo(this.productList.currentQuery.onPage(page), 'shop');
  }

  dispose(): void {
    this.latest.cancel();
    this.productList.dispose();
  }

  private pathOfTab(tab: VendorTab): string {
    return this.pathTo(this.productList.currentQuery, tab);
  }

  private pathOfQuery(query: VendorProductQuery | null): string | null {
    return query && this.pathTo(query, 'shop');
  }

  private pathTo(query: VendorProductQuery, tab: VendorTab): string {
    return this.address.path + vendorSearch(query, tab);
  }

  private async open(query: VendorProductQuery): Promise<void> {
    this.request ??= vendorRequestFrom(this.address, this.placeStore.place.zipcode);
    if (!this.request) return this.refuse();
    const isWanted = this.latest.begin();
    this.outcome = { kind: 'loading' };
    // The profile comes with unfiltered products; filtered ones need a second call.
    const narrowed = query.hasFilters ? this.vendors.productPage(this.request, query) : null;
    const answer = await this.vendors.vendor(this.request, narrowed ? 1 : query.page);
    if (!isWanted()) return;
    if (!answer.ok) return this.fail(answer.failure);
    const { profile, productPage } = answer.value;
    runInAction(() => {
      this.profile = profile;
      if (!narrowed) this.productList.showLoaded(query, productPage);
    });
    if (narrowed) await this.productList.show(query, narrowed);
  }

  private async list(query: VendorProductQuery): Promise<void> {
    if (this.request) await this.productList.show(query, this.vendors.productPage(this.request, query));
  }

  /** VEND-22 */
  private refuse(): void {
    this.outcome = failedWith(vendorPageTexts.missing, vendorPageTexts.missingAdvice);
    this.notifier.alert(vendorPageTexts.missing);
  }

  /** VEND-23 to VEND-25 */
  private fail(failure: NoVendorData | CallFailure): void {
    const isEmpty = failure.kind === 'no-data';
    this.outcome = failedWith(
      isEmpty ? vendorPageTexts.noData : withReference(vendorPageTexts.failed, failure),
    );
    if (!isEmpty) this.notifier.alert(withReference(vendorPageTexts.failedAlert, failure));
  }
}
