import { observer } from 'mobx-react-lite';
import { PageTitle } from '../../shared/page-head/page-title';
import { StoreSearchView } from './store-search.view';
import { useSearchResults } from './use-search-results';

export const StoreSearchPage = observer(function StoreSearchPage() {
  const { state, actions, top, title, description } = useSearchResults();
  return (
    <div ref={top} tabIndex={-1} data-list>
      <PageTitle screen={title} description={description} />
      <StoreSearchView {...{ state, actions }} />
    </div>
  );
});
