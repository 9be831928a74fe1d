import { LinkButton } from '../../shared/button/link-button';
import { isBeyondTheEnd, NoSuchPage } from '../../shared/pagination/no-such-page';
import { allCategoriesPath, storePath } from '../../shared/paths/paths';
import { ProductGridSkeleton } from '../../shared/product-card/product-grid';
import { EmptyState } from '../../shared/state/empty-state';
import { FailureState } from '../../shared/state/failure-state';
import { ProductList, Refreshing } from '../product-list/product-list';
import type { SearchViewProps } from './search-state';
import styles from './search-results.module.css';

/** The results of a search, for both search screens. */
export function SearchBody({ state, actions }: SearchViewProps) {
  switch (state.body) {
    case 'failed':
      return <FailureState message={state.failureText} onRetry={actions.retry} />;
    case 'empty':
      return (
        <Refreshing isLoading={state.isLoading}>
          <NoHits {...{ state, actions }} />
        </Refreshing>
      );
    case 'products':
      return (
        <Refreshing isLoading={state.isLoading}>
          <ProductList {...{ state, actions }} />
        </Refreshing>
      );
    case 'prompt':
      return <SearchPrompt />;
    case 'skeleton':
      return <ProductGridSkeleton />;
  }
}

/** */
export function SearchPrompt() {
  return (
    <EmptyState
      headingLevel={1}
      icon="search"
      title="Type to search"
      text="A product, a brand or a category."
    />
  );
}

/** SRCH-17, with the search term and links to continue. */
function NoHits({ state, actions }: SearchViewProps) {
  const { page, totalPages, query } = state;
  if (isBeyondTheEnd(state)) return <NoSuchPage {...{ page, totalPages }} hrefFor={actions.pathOfPage} />;
  return (
    <EmptyState
      icon="search"
      title="No products found."
      text={
        <span className={styles.text}>{`Nothing matches “${query}”. Try fewer or different words.`}</span>
      }
      action={
        <>
          <LinkButton variant="secondary" href={allCategoriesPath()}>
            Browse all categories
          </LinkButton>
          <LinkButton variant="quiet" href={storePath()}>
            Back to the store
          </LinkButton>
        </>
      }
    />
  );
}
