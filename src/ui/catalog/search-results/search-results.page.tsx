import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../app/page-title';
import { useGoing } from '../../shared/view-model/use-going';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { useTopOnPage } from '../use-top-on-page';
import { SearchResultsView } from './search-results.view';
import { SearchResultsViewModel } from './search-results.view-model';

export const SearchResultsPage = observer(function SearchResultsPage() {
  const go = useGoing();
  const { pathname: path, search } = useLocation();
  const results = useViewModel(
    SearchResultsViewModel,
    (viewModel) => viewModel.show({ path, search }),
    '',
    path + search,
  );
  const { state } = results;
  const top = useTopOnPage(state.page);
  const actions = {
    goToPage: (page: number) => go(results.pathOfPage(page)),
    pathOfPage: (page: number) => results.pathOfPage(page),
    setPageSize: (size: number) => go(results.setPageSize(size)),
    retry: () => void results.retry(),
  };
  return (
    <div ref={top}>
      <PageTitle screen={state.query ? `Search: ${state.query}` : 'Search'} />
      <SearchResultsView state={state} actions={actions} />
    </div>
  );
});
