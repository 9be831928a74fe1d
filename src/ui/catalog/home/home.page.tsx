import { observer } from 'mobx-react-lite';
import { OrganizationData } from '../../shared/brand/organization-data';
import { PageHead } from '../../shared/page-head/page-head';
import { storePath } from '../../shared/paths/paths';
import { useStore } from '../../shared/app-context';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { PlaceStore } from '../../location/place.store';
import { HomeView } from './home.view';
import { HomeViewModel } from './home.view-model';

export const HomePage = observer(function HomePage() {
  // The home depends on the shopping place.
  const { zipcode } = useStore(PlaceStore);
  const home = useViewModel(HomeViewModel, (viewModel) => viewModel.open(), zipcode);
  return (
    <>
      <PageHead path={storePath()} />
      <OrganizationData />
      <HomeView state={home.state} actions={{ retry: () => void home.retry() }} />
    </>
  );
});
