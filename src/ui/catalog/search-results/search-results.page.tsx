import { observer } from 'mobx-react-lite';
import { PageTitle } from '../../shared/page-head/page-title';
import { SearchResultsView } from './search-results.view';
import { useSearchResults } from './use-search-results';

export const SearchResultsPage = observer(function SearchResultsPage() {
  const { state, actions, top, title, description } = useSearchResults();
  return (
    <div ref={top} tabIndex={-1} data-list>
      <PageTitle screen={title} description={description} />
      <SearchResultsView {...{ state, actions }} />
    </div>
  );
});
