import { searchResultsTexts } from '../../../texts/catalog/search-results';
import { words } from '../../../texts/shared/words';
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
      title={searchResultsTexts.typeToSearch}
      text={searchResultsTexts.whatToType}
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
      title={searchResultsTexts.none}
      text={<span className={styles.text}>{searchResultsTexts.noneText(query)}</span>}
      action={
        <>
          <LinkButton variant="secondary" href={allCategoriesPath()}>
            {searchResultsTexts.allCategories}
          </LinkButton>
          <LinkButton variant="quiet" href={storePath()}>
            {words.backToStore}
          </LinkButton>
        </>
      }
    />
  );
}
