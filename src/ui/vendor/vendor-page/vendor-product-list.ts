import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import type { VendorShopPage } from '../../../domain/vendor/vendor-shop';
import { type VendorFilter, VendorShopQuery } from '../../../domain/vendor/vendor-shop-query';
import { LatestRequest } from '../../shared/view-model/latest-request';
import type { VendorShopState } from './vendor-state';
import { chosenOptions, filterGroups, vendorTile } from './vendor-text';

/** What the vendor sells: the list, and what it is narrowed by. Every choice answers what is asked then. */
export class VendorProductList {
  private query = VendorShopQuery.everything;
  /** What the newest list, there or on its way, was asked for by. */
  private followed: VendorShopQuery | null = null;
  private page: VendorShopPage | null = null;
  /** What is ticked in the drawer and not yet applied. */
  private draft: VendorShopQuery | null = null;
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

  get state(): VendorShopState {
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

  get asked(): VendorShopQuery {
    return this.query;
  }

  /** Whether this list is the one that is shown or on its way. */
  isAt(query: VendorShopQuery): boolean {
    return this.followed?.equals(query) ?? false;
  }

  /** A list that has come together with the profile. */
  take(query: VendorShopQuery, page: VendorShopPage): void {
    this.latest.cancel();
    this.query = query;
    this.followed = query;
    this.receive(ok(page));
  }

  /** The answer that is asked for now; one that comes later than a newer question is not wanted any more. */
  async follow(query: VendorShopQuery, answer: Promise<Result<VendorShopPage, CallFailure>>): Promise<void> {
    const isWanted = this.latest.begin();
    this.query = query;
    this.followed = query;
    this.isLoading = true;
    const outcome = await answer;
    if (!isWanted()) return;
    runInAction(() => this.receive(outcome));
  }

  /** VEND-20; null while it waits for Apply. */
  toggle(parameter: VendorFilter, value: string): VendorShopQuery | null {
    if (!this.draft) return this.ask(this.query.toggled(parameter, value));
    this.draft = this.draft.toggled(parameter, value);
    return null;
  }

  /** VEND-13 */
  clearAll(): VendorShopQuery | null {
    if (!this.draft) return this.ask(VendorShopQuery.everything);
    this.draft = VendorShopQuery.everything;
    return null;
  }

  openDrawer(): void {
    this.draft = this.query.onPage(1);
  }

  applyDrawer(): VendorShopQuery | null {
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

  private get body(): VendorShopState['body'] {
    if (!this.page) return this.hasFailed && !this.isLoading ? 'failed' : 'skeleton';
    return this.page.products.length > 0 ? 'products' : 'empty';
  }

  private receive(outcome: Result<VendorShopPage, CallFailure>): void {
    this.isLoading = false;
    this.hasFailed = !outcome.ok;
    if (outcome.ok) this.page = outcome.value;
    else this.onFailure();
  }

  /** What is ticked shows at once, and the next choice builds on it, however long the address takes. */
  private ask(query: VendorShopQuery): VendorShopQuery {
    this.query = query;
    return query;
  }
}
