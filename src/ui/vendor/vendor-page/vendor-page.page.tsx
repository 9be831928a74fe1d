import { observer } from 'mobx-react-lite';
import { useLocation, useParams } from 'react-router-dom';
import { vendorPageTexts } from '../../../texts/vendor/vendor-page';
import { NoIndex } from '../../shared/page-head/no-index';
import { PageHead } from '../../shared/page-head/page-head';
import { PageTitle } from '../../shared/page-head/page-title';
import type { ParameterOf } from '../../shared/paths/path';
import { vendorPath } from '../../shared/paths/paths';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import type { ReadyVendorState, VendorState } from './vendor-state';
import { VendorPageView } from './vendor-page.view';
import { VendorPageViewModel } from './vendor-page.view-model';

export const VendorPage = observer(function VendorPage() {
  const go = useNavigateTo();
  const { vendorId = '' } = useParams<ParameterOf<typeof vendorPath>>();
  const {
    pathname: path,
    search,
    state: navigationState,
  } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const vendor = useViewModel(
    VendorPageViewModel,
    (viewModel) => viewModel.show({ vendorId, navigationState, path, search }),
    vendorId,
    search,
  );
  const { state, productList } = vendor;
  const actions = {
    retry: () => void vendor.retry(),
    retryList: () => void vendor.retryList(),
    toggle: (...option: Parameters<typeof vendor.toggle>) => go(vendor.toggle(...option)),
    clearAll: () => go(vendor.clearAll()),
    openDrawer: () => productList.openDrawer(),
    applyDrawer: () => go(vendor.applyDrawer()),
    cancelDrawer: () => productList.cancelDrawer(),
    goToPage: (page: number) => go(vendor.pathOfPage(page)),
    pathOfPage: (page: number) => vendor.pathOfPage(page),
  };
  return (
    <>
      <VendorHead {...{ vendorId, state }} />
      <VendorPageView state={state} actions={actions} />
    </>
  );
});

function VendorHead({ vendorId, state }: { vendorId: string; state: VendorState }) {
  if (state.kind !== 'ready')
    return (
      <>
        <PageTitle screen={vendorPageTexts.title} />
        {state.kind === 'failed' && <NoIndex />}
      </>
    );
  return (
    <PageHead
      path={vendorPath({ vendorId })}
      screen={state.banner.name}
      description={descriptionOf(state)}
      picture={state.banner.logoUrl}
    />
  );
}

const descriptionOf = ({ about, banner }: ReadyVendorState): string =>
  about?.lines.join(' ') || vendorPageTexts.description(banner.name);
