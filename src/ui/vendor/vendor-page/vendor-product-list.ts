import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import type { VendorProductPage } from '../../../domain/vendor/vendor-product';
import { type VendorFilter, VendorProductQuery } from '../../../domain/vendor/vendor-product-query';
import { LatestRequest } from '../../shared/view-model/latest-request';
import type { VendorProductsState } from './vendor-state';
import { chosenOptions, filterGroups, vendorTile } from './vendor-text';

/** What the vendor sells: the list, and what it is narrowed by. Every choice answers what is asked then. */
export class VendorProductList {
  private query = VendorProductQuery.everything;
  /** What the newest list, there or on its way, was asked for by. */
  private followed: VendorProductQuery | null = null;
  private page: VendorProductPage | null = null;
  /** What is ticked in the drawer and not yet applied. */
  private draft: VendorProductQuery | null = null;
  private isLoading = false;
  private hasFailed = false;
  private readonly latest = new LatestRequest();

  constructor(private readonly onFailure: () => void) {
    makeAutoObservable<this, 'query' | 'followed' | 'page' | 'draft' | 'onFailure' | 'latest'>(
      this,
      {
        query: observableRef,
        page: observableRef,
        draft: observableRef,
        followed: false,
        onFailure: false,
        latest: false,
      },
      { autoBind: true },
    );
  }

  get state(): VendorProductsState {
    const { query, page } = this;
    return {
      filters: filterGroups(this.draft ?? query),
      chosen: chosenOptions(query),
      isDrawerOpen: this.draft !== null,
      products: (page?.products ?? []).map(vendorTile),
      page: query.page,
      totalPages: page?.totalPages ?? 0,
      isLoading: this.isLoading,
      body: this.body,
      isStale: this.hasFailed && page !== null,
    };
  }

  get asked(): VendorProductQuery {
    return this.query;
  }

  /** Whether this list is the one that is shown or on its way. */
  isAt(query: VendorProductQuery): boolean {
    return this.followed?.equals(query) ?? false;
  }

  /** A list that has come together with the profile. */
  take(query: VendorProductQuery, page: VendorProductPage): void {
    this.latest.cancel();
    this.query = query;
    this.followed = query;
    this.receive(ok(page));
  }

  /** The answer that is asked for now; one that comes later than a newer question is not wanted any more. */
  async follow(
    query: VendorProductQuery,
    answer: Promise<Result<VendorProductPage, CallFailure>>,
  ): Promise<void> {
    const isWanted = this.latest.begin();
    this.query = query;
    this.followed = query;
    this.isLoading = true;
    const outcome = await answer;
    if (!isWanted()) return;
    runInAction(() => this.receive(outcome));
  }

  /** VEND-20; null while it waits for Apply. */
  toggle(parameter: VendorFilter, value: string): VendorProductQuery | null {
    if (!this.draft) return this.ask(this.query.toggled(parameter, value));
    this.draft = this.draft.toggled(parameter, value);
    return null;
  }

  /** VEND-13 */
  clearAll(): VendorProductQuery | null {
    if (!this.draft) return this.ask(VendorProductQuery.everything);
    this.draft = VendorProductQuery.everything;
    return null;
  }

  openDrawer(): void {
    this.draft = this.query.onPage(1);
  }

  applyDrawer(): VendorProductQuery | null {
    const { draft } = this;
    this.draft = null;
    return draft && this.ask(draft);
  }

  cancelDrawer(): void {
    this.draft = null;
  }

  dispose(): void {
    this.latest.cancel();
  }

  private get body(): VendorProductsState['body'] {
    if (!this.page) return this.hasFailed && !this.isLoading ? 'failed' : 'skeleton';
    return this.page.products.length > 0 ? 'products' : 'empty';
  }

  private receive(outcome: Result<VendorProductPage, CallFailure>): void {
    this.isLoading = false;
    this.hasFailed = !outcome.ok;
    if (outcome.ok) this.page = outcome.value;
    else this.onFailure();
  }

  /** What is ticked shows at once, and the next choice builds on it, however long the address takes. */
  private ask(query: VendorProductQuery): VendorProductQuery {
    this.query = query;
    return query;
  }
}
