import { makeAutoObservable, runInAction } from 'mobx';
import { type CallFailure, withReference } from '../../../domain/shared/failure';
import { ok, type Result } from '../../../domain/shared/result';
import type { VendorProductPage } from '../../../domain/vendor/vendor-product';
import { type VendorFilter, VendorProductQuery } from '../../../domain/vendor/vendor-product-query';
import { vendorPageTexts } from '../../../texts/vendor/vendor-page';
import { LatestRequest } from '../../shared/view-model/latest-request';
import type { VendorProductsState } from './vendor-state';
import { selectedOptions, filterGroups, toVendorProductCard } from './to-vendor-state';

/** A vendor's products and filters. Every action returns the query it leads to. */
export class VendorProductList {
  private query = VendorProductQuery.everything;
  /** The query of the list that is shown or loading. */
  private shownQuery: VendorProductQuery | null = null;
  private page: VendorProductPage | null = null;
  /** What is selected in the drawer and not applied yet. */
  private draft: VendorProductQuery | null = null;
  private isLoading = false;
  private failure: CallFailure | null = null;
  private readonly latest = new LatestRequest();

  constructor(private readonly onFailure: (failure: CallFailure) => void) {
    makeAutoObservable<this, 'shownQuery' | 'onFailure'>(
      this,
      { shownQuery: false, onFailure: false },
      { autoBind: true, deep: false },
    );
  }

  get state(): VendorProductsState {
    const { query, page } = this;
    return {
      filters: filterGroups(this.draft ?? query),
      selected: selectedOptions(query),
      isDrawerOpen: this.draft !== null,
      products: (page?.products ?? []).map(toVendorProductCard),
      page: query.page,
      totalPages: page?.totalPages ?? 0,
      isLoading: this.isLoading,
      body: this.body,
      failureText: this.failure ? withReference(vendorPageTexts.failed, this.failure) : '',
      isStale: this.failure !== null && page !== null,
    };
  }

  get currentQuery(): VendorProductQuery {
    return this.query;
  }

  /** Whether the list of this query is shown or loading. */
  isAt(query: VendorProductQuery): boolean {
    return this.shownQuery?.equals(query) ?? false;
  }

  /** Shows a list that came with the profile. */
  showLoaded(query: VendorProductQuery, page: VendorProductPage): void {
    this.latest.cancel();
    this.query = query;
    this.shownQuery = query;
    this.receive(ok(page));
  }

  /** Shows the answer to a query, unless a newer query was made in the meantime. */
  async show(
    query: VendorProductQuery,
    answer: Promise<Result<VendorProductPage, CallFailure>>,
  ): Promise<void> {
    const isWanted = this.latest.begin();
    this.query = query;
    this.shownQuery = query;
    this.isLoading = true;
    const outcome = await answer;
    if (!isWanted()) return;
    runInAction(() => this.receive(outcome));
  }

  /** VEND-20; null while the drawer is open. */
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
    if (!this.page) return this.failure && !this.isLoading ? 'failed' : 'skeleton';
    return this.page.products.length > 0 ? 'products' : 'empty';
  }

  private receive(outcome: Result<VendorProductPage, CallFailure>): void {
    this.isLoading = false;
    this.failure = outcome.ok ? null : outcome.failure;
    if (outcome.ok) this.page = outcome.value;
    else this.onFailure(outcome.failure);
  }

  /** A selection shows at once, and the next one builds on it, even before the URL has changed. */
  private ask(query: VendorProductQuery): VendorProductQuery {
    this.query = query;
    return query;
  }
}
