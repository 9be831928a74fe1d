import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { NotFoundView } from '../../shared/state/not-found.view';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { IdentityCheckView } from './identity-check.view';
import { IdentityCheckViewModel } from './identity-check.view-model';

/** `/kyc`, and from My Account `/kyc?mode=update` (ROUTE-37, X-074). */
export const IdentityCheckPage = observer(function IdentityCheckPage() {
  const go = useNavigateTo();
  const [query] = useSearchParams();
  const check = useViewModel(IdentityCheckViewModel, (viewModel) => viewModel.begin());
  if (!check.isOffered) return <NotFoundView />;
  return (
    <IdentityCheckView
      state={check.state}
      isUpdate={query.get('mode') === 'update'}
      actions={{
        nameApplication: check.nameApplication,
        pick: check.pick,
        selfie: check.selfie,
        deletePictures: () => void check.deletePictures(),
        submit: () => void go(check.submit()),
      }}
    />
  );
});
