import { observer } from 'mobx-react-lite';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { FaceCheckView } from './face-check.view';
import { FaceCheckViewModel } from './face-check.view-model';

/** `/verifyFace` (ROUTE-38) */
export const FaceCheckPage = observer(function FaceCheckPage() {
  const go = useNavigateTo();
  const check = useViewModel(FaceCheckViewModel, (viewModel) => viewModel.begin());
  const { start, attach, capture } = check.selfie;
  return (
    <FaceCheckView
      state={check.state}
      actions={{
        selfie: { start, attach, capture },
        verify: () => void go(check.verify()),
        retry: () => void check.begin(),
      }}
    />
  );
});
