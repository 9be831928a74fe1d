import { observer } from 'mobx-react-lite';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { VerifyFaceView } from './verify-face.view';
import { VerifyFaceViewModel } from './verify-face.view-model';

/** `/verifyFace` (ROUTE-38) */
export const VerifyFacePage = observer(function VerifyFacePage() {
  const go = useNavigateTo();
  const check = useViewModel(VerifyFaceViewModel, (viewModel) => viewModel.begin());
  const { start, attach, capture } = check.selfie;
  return (
    <VerifyFaceView
      state={check.state}
      actions={{
        selfie: { start, attach, capture },
        verify: () => void go(check.verify()),
        retry: () => void check.begin(),
      }}
    />
  );
});
