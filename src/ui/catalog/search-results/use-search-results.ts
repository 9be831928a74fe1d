import { useLocation } from 'react-router-dom';
import { searchResultsTexts } from '../../../texts/catalog/search-results';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { useScrollToTopOnPageChange } from '../../shared/pagination/use-scroll-to-top-on-page-change';
import { SearchResultsViewModel } from './search-results.view-model';

/** The search in the URL, for both search screens; put the ref on the element to scroll to when the page changes. */
export function useSearchResults() {
  const go = useNavigateTo();
  const { pathname: path, search } = useLocation();
  const results = useViewModel(
    SearchResultsViewModel,
    (viewModel) => viewModel.show({ path, search }),
    '',
    path + search,
  );
  const { state } = results;
  const top = useScrollToTopOnPageChange(state.page);
  const actions = {
    goToPage: (page: number) => go(results.pathOfPage(page)),
    pathOfPage: (page: number) => results.pathOfPage(page),
    setPageSize: (size: number) => go(results.setPageSize(size)),
    retry: () => void results.retry(),
  };
  const title = state.query ? searchResultsTexts.title(state.query) : searchResultsTexts.search;
  const description = state.query
    ? searchResultsTexts.resultsDescription(state.query)
    : searchResultsTexts.description;
  return { state, actions, top, title, description };
}
