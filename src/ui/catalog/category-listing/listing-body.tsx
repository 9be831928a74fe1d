import { Button } from '../../shared/button/button';
import { LinkButton } from '../../shared/button/link-button';
import { TextButton } from '../../shared/button/text-button';
import { classNames } from '../../shared/class-names';
import { Notice } from '../../shared/notice/notice';
import { isBeyondTheEnd, NoSuchPage } from '../../shared/pagination/no-such-page';
import { Pagination } from '../../shared/pagination/pagination';
import { ProductCard } from '../../shared/product-card/product-card';
import { ProductGrid, ProductGridSkeleton } from '../../shared/product-card/product-grid';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import type { ListingState } from './listing-state';
import styles from './category-listing.module.css';

/** As many as the first screenful shows. */
const FIRST_SIGHT = 4;

export interface ListingBodyActions {
  goToPage: (page: number) => unknown;
  pathOfPage: (page: number) => string;
  clearAll: () => unknown;
  retry: () => void;
}

interface ListingBodyProps {
  state: ListingState;
  actions: ListingBodyActions;
}

export function ListingBody({ state, actions }: ListingBodyProps) {
  switch (state.body) {
    case 'skeleton':
      return <ProductGridSkeleton />;
    case 'failed':
      return <FailureState message="The shelves could not be reached." onRetry={actions.retry} />;
    case 'empty':
      return <EmptyListing {...{ state, actions }} />;
    case 'products':
      return <Products {...{ state, actions }} />;
  }
}

/** The old list stays, dimmed, while a newer one is on its way. */
function Products({ state, actions }: ListingBodyProps) {
  return (
    <div className={classNames(styles.results, state.isLoading && styles.dimmed)} aria-busy={state.isLoading}>
      {state.isStale && (
        <Notice tone="warning">
          This is the list from before. <TextButton onClick={actions.retry}>Retry</TextButton>
        </Notice>
      )}
      <Pages {...{ state, actions }} label="Pages, top" />
      <ProductGrid>
        {state.products.map((product, index) => (
          <ProductCard key={product.href} product={product} priority={index < FIRST_SIGHT} headingLevel={2} />
        ))}
      </ProductGrid>
      <Pages {...{ state, actions }} label="Pages, bottom" />
    </div>
  );
}

/** LIST-07, LIST-08 */
function Pages({ state, actions, label }: ListingBodyProps & { label: string }) {
  if (state.totalPages <= 1) return null;
  return (
    <Pagination
      label={label}
      page={state.page}
      totalPages={state.totalPages}
      onPage={actions.goToPage}
      hrefFor={actions.pathOfPage}
    />
  );
}

/** LIST-09 */
function EmptyListing({ state, actions }: ListingBodyProps) {
  const { page, totalPages } = state;
  if (isBeyondTheEnd(state)) return <NoSuchPage {...{ page, totalPages }} hrefFor={actions.pathOfPage} />;
  if (state.chosen.length === 0)
    return <EmptyState title={state.emptyText} action={<WayUp crumbs={state.crumbs} />} />;
  const clearAll = (
    <Button variant="secondary" onClick={actions.clearAll}>
      Remove the filters
    </Button>
  );
  return <EmptyState title={state.emptyText} text="Fewer filters may find more." action={clearAll} />;
}

function WayUp({ crumbs }: Pick<ListingState, 'crumbs'>) {
  const above = crumbs.at(-2);
  return (
    <LinkButton variant="secondary" href={above?.href ?? '/store'}>
      {`Back to ${above?.label ?? 'the store'}`}
    </LinkButton>
  );
}
