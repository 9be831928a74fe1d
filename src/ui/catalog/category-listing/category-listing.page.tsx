import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom';
import { categoryListingTexts } from '../../../texts/catalog/category-listing';
import { BreadcrumbData } from '../../shared/breadcrumbs/breadcrumb-data';
import { NotFoundStatus } from '../../shared/page-head/not-found-status';
import type { PreviewedPage } from '../../shared/link/screen-preview';
import { PageHead } from '../../shared/page-head/page-head';
import { PageTitle } from '../../shared/page-head/page-title';
import type { ParameterOf } from '../../shared/paths/path';
import type { categoryPath } from '../../shared/paths/paths';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { useScrollToTopOnPageChange } from '../../shared/pagination/use-scroll-to-top-on-page-change';
import { CategoryListingView } from './category-listing.view';
import { ListingPreview } from './listing-preview';
import { CategoryListingViewModel } from './category-listing.view-model';

const CategoryListing = observer(function CategoryListing() {
  const go = useNavigateTo();
  const listing = useShownListing();
  const { state } = listing;
  const top = useScrollToTopOnPageChange(state.page);
  const actions = {
    toggle: (...option: Parameters<typeof listing.toggle>) => go(listing.toggle(...option)),
    clearAll: () => go(listing.clearAll()),
    openDrawer: () => listing.openDrawer(),
    applyDrawer: () => go(listing.applyDrawer()),
    cancelDrawer: () => listing.cancelDrawer(),
    sortBy: (sort: string) => go(listing.sortBy(sort)),
    setPageSize: (size: number) => go(listing.setPageSize(size)),
    goToPage: (page: number) => go(listing.pathOfPage(page)),
    pathOfPage: (page: number) => listing.pathOfPage(page),
    retry: () => void listing.load(),
  };
  return (
    <div ref={top} tabIndex={-1} data-list>
      {state.isMissing ? (
        <>
          <PageTitle screen={state.title} />
          <NotFoundStatus />
        </>
      ) : (
        <>
          <PageHead
            path={listing.canonicalPath}
            screen={state.title}
            description={state.count && categoryListingTexts.description(state.title, state.count)}
          />
          <BreadcrumbData crumbs={state.crumbs} />
        </>
      )}
      <CategoryListingView state={state} actions={actions} />
    </div>
  );
});

/** A category, with or without its parent's name in the path (ROUTE-06, ROUTE-07). */
export const CategoryListingPage: PreviewedPage = Object.assign(CategoryListing, { Preview: ListingPreview });

/** Loads the listing that the URL asks for, whenever the URL changes. */
function useShownListing(): CategoryListingViewModel {
  const { categoryId = '', categoryName: slug = '' } = useParams<ParameterOf<typeof categoryPath>>();
  const navigate = useNavigate();
  const { pathname: path, search } = useLocation();
  const isFresh = useNavigationType() === NavigationType.Push;
  const address = { categoryId, slug, path, search, isFresh };
  const listing = useViewModel(
    CategoryListingViewModel,
    (viewModel) => viewModel.show(address),
    '',
    path + search,
  );
  const { correctedAddress } = listing;
  // In an effect, because a server-rendered screen knows the corrected address before there is a router.
  useEffect(() => {
    if (correctedAddress !== null) void navigate(correctedAddress, { replace: true });
  }, [correctedAddress, navigate]);
  return listing;
}
