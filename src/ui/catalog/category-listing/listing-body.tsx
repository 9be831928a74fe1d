import { categoryListingTexts } from '../../../texts/catalog/category-listing';
import { words } from '../../../texts/shared/words';
import { Button } from '../../shared/button/button';
import { LinkButton } from '../../shared/button/link-button';
import { TextButton } from '../../shared/button/text-button';
import { LiveRegion } from '../../shared/live-region/live-region';
import { Notice } from '../../shared/notice/notice';
import { isBeyondTheEnd, NoSuchPage } from '../../shared/pagination/no-such-page';
import { storePath } from '../../shared/paths/paths';
import { ProductGridSkeleton } from '../../shared/product-card/product-grid';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import { ProductList, type ProductListActions, Refreshing } from '../product-list/product-list';
import type { ListingState } from './listing-state';

export interface ListingBodyActions extends ProductListActions {
  clearAll: () => unknown;
  retry: () => void;
}

interface ListingBodyProps {
  state: ListingState;
  actions: ListingBodyActions;
}

export function ListingBody({ state, actions }: ListingBodyProps) {
  if (state.body === 'skeleton') return <ProductGridSkeleton />;
  if (state.body === 'failed') return <FailureState message={state.failureText} onRetry={actions.retry} />;
  return (
    <Refreshing isLoading={state.isLoading}>
      {state.isStale && (
        <Notice tone="warning">
          {categoryListingTexts.stale} <TextButton onClick={actions.retry}>{words.retry}</TextButton>
        </Notice>
      )}
      <LiveRegion>{state.body === 'empty' && <EmptyListing {...{ state, actions }} />}</LiveRegion>
      {state.body === 'products' && <ProductList {...{ state, actions }} />}
    </Refreshing>
  );
}

/** LIST-09 */
function EmptyListing({ state, actions }: ListingBodyProps) {
  const { page, totalPages } = state;
  if (isBeyondTheEnd(state)) return <NoSuchPage {...{ page, totalPages }} hrefFor={actions.pathOfPage} />;
  if (state.selected.length === 0)
    return <EmptyState title={state.emptyText} action={<ParentCategoryLink crumbs={state.crumbs} />} />;
  const clearAll = (
    <Button variant="secondary" onClick={actions.clearAll}>
      {categoryListingTexts.removeFilters}
    </Button>
  );
  return <EmptyState title={state.emptyText} text={categoryListingTexts.noMatches} action={clearAll} />;
}

function ParentCategoryLink({ crumbs }: Pick<ListingState, 'crumbs'>) {
  const above = crumbs.at(-2);
  return (
    <LinkButton variant="secondary" href={above?.href ?? storePath()}>
      {above ? categoryListingTexts.backTo(above.label) : words.backToStore}
    </LinkButton>
  );
}
