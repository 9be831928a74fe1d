import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { NotFoundView } from '../../shared/state/not-found.view';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { KycView } from './kyc.view';
import { KycViewModel } from './kyc.view-model';

/** `/kyc`, and from My Account `/kyc?mode=update` (ROUTE-37, X-074). */
export const KycPage = observer(function KycPage() {
  const go = useNavigateTo();
  const [query] = useSearchParams();
  const kyc = useViewModel(KycViewModel, (viewModel) => viewModel.begin());
  const { selfie } = kyc;
  if (!kyc.isOffered) return <NotFoundView />;
  return (
    <KycView
      state={kyc.state}
      isUpdate={query.get('mode') === 'update'}
      actions={{
        nameApplication: kyc.nameApplication,
        pick: kyc.pick,
        selfie: {
          start: selfie.start,
          attach: selfie.attach,
          capture: selfie.capture,
          choose: selfie.choose,
        },
        deletePictures: () => void kyc.deletePictures(),
        submit: () => void go(kyc.submit()),
      }}
    />
  );
});
