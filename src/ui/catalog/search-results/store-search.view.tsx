import { searchResultsTexts } from '../../../texts/catalog/search-results';
import { words } from '../../../texts/shared/words';
import { PageSizeSelect } from '../../shared/pagination/page-size-select';
import { storePath } from '../../shared/paths/paths';
import { ListHead } from '../product-list/list-head';
import { SearchBody, SearchPrompt } from './search-body';
import { searchHeading, type SearchViewProps } from './search-state';
import styles from './search-results.module.css';

const CRUMBS = [{ label: words.home, href: storePath() }, { label: searchResultsTexts.search }];

/** Search results in the layout of a listing, without filters (ROUTE-11, X-018). */
export function StoreSearchView({ state, actions }: SearchViewProps) {
  if (state.body === 'prompt') return <SearchPrompt />;
  return (
    <div className={styles.page}>
      <ListHead crumbs={CRUMBS} title={searchHeading(state.query)} count={state.count} />
      {state.body !== 'empty' && (
        <div className={styles.tools}>
          <PageSizeSelect value={state.pageSize} onChange={actions.setPageSize} />
        </div>
      )}
      <SearchBody {...{ state, actions }} />
    </div>
  );
}
