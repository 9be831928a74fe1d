import { PageSizeSelect } from '../../shared/pagination/page-size-select';
import { SearchBody, SearchPrompt } from './search-body';
import { searchHeading, type SearchViewProps } from './search-state';
import styles from './search-results.module.css';

export function SearchResultsView({ state, actions }: SearchViewProps) {
  if (state.body === 'prompt') return <SearchPrompt />;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{searchHeading(state.query)}</h1>
        <p className={styles.count} aria-live="polite">
          {state.count}
        </p>
        {state.body !== 'empty' && <PageSizeSelect value={state.pageSize} onChange={actions.setPageSize} />}
      </header>
      <SearchBody {...{ state, actions }} />
    </div>
  );
}
