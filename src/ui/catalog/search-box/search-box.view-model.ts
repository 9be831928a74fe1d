import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { ProductCatalog } from '../../../application/catalog/product-catalog.port';
import { Clock } from '../../../application/shared/clock.port';
import { SUGGESTION_DELAY_MS, searchTerm } from '../../../domain/catalog/search';
import type { ProductCard } from '../../../domain/shared/product-card';
import { searchBoxTexts } from '../../../texts/catalog/search-box';
import { productPath, searchResultsPath } from '../../shared/paths/paths';
import { FieldEdits } from '../../shared/view-model/field-edits';
import { LatestRequest } from '../../shared/view-model/latest-request';

/** The search box of the header, with its suggestions (SRCH-01..11). */
@injectable()
export class SearchBoxViewModel {
  private typed = '';
  /** Null until there is an answer for what is typed. */
  private found: readonly ProductCard[] | null = null;
  private isAsking = false;
  private stopWaiting = () => {};
  private readonly latest = new LatestRequest();
  private readonly edits = new FieldEdits<'term'>();
  /** The navigation in progress: the page's own at first, later a search submitted here. */
  private snapshot: ReturnType<FieldEdits<'term'>['snapshot']> | null = this.edits.snapshot();

  constructor(
    private readonly catalog: ProductCatalog,
    private readonly clock: Clock,
  ) {
    makeAutoObservable<this, 'stopWaiting' | 'snapshot'>(
      this,
      { stopWaiting: false, snapshot: false },
      { autoBind: true, deep: false },
    );
  }

  get state() {
    return {
      text: this.typed,
      suggestions: (this.found ?? []).map(({ id, name, imageUrl, fromPrice }) => ({
        id,
        name,
        imageUrl,
        price: fromPrice?.format() ?? '',
      })),
      message: this.message,
    };
  }

  /** Fetches suggestions one second after the last keystroke (SRCH-10). */
  type(text: string): void {
    this.edits.edit('term');
    this.typed = text;
    this.found = null;
    this.cancelRequest();
    if (searchTerm(text) === null) return;
    this.isAsking = true;
    this.stopWaiting = this.clock.after(SUGGESTION_DELAY_MS, () => void this.suggest());
  }

  clear(): void {
    this.type('');
  }

  /** Shows the search term of the URL without fetching suggestions; what was typed since the navigation began stays. */
  adopt(term: string): void {
    const isTypedOver = this.snapshot?.isUnchanged('term') === false;
    this.snapshot = null;
    if (isTypedOver) return;
    this.cancelRequest();
    this.typed = term;
    this.found = null;
  }

  /** SRCH-04, SRCH-05, SRCH-09 */
  submit(): string | null {
    const term = searchTerm(this.typed);
    if (term === null) return null;
    this.cancelRequest();
    this.typed = term;
    this.found = null;
    this.snapshot = this.edits.snapshot();
    return searchResultsPath({ q: term });
  }

  pick(id: string): string {
    this.clear();
    return productPath({ productId: id });
  }

  dispose(): void {
    this.cancelRequest();
  }

  /** SRCH-06, SRCH-07 */
  private get message(): string {
    if (searchTerm(this.typed) === null) return searchBoxTexts.typeToSearch;
    if (this.isAsking) return searchBoxTexts.searching;
    return this.found?.length === 0 ? searchBoxTexts.noMatches : '';
  }

  private cancelRequest(): void {
    this.stopWaiting();
    this.latest.cancel();
    this.isAsking = false;
  }

  /** If fetching fails there are no suggestions, and Enter still searches. */
  private async suggest(): Promise<void> {
    const term = searchTerm(this.typed);
    if (term === null) return;
    const isWanted = this.latest.begin();
    const answer = await this.catalog.suggest(term);
    if (!isWanted()) return;
    runInAction(() => {
      this.isAsking = false;
      this.found = answer.ok ? answer.value : null;
    });
  }
}
