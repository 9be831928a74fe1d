import { observer } from 'mobx-react-lite';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { GuestEmailView } from './guest-email.view';
import { GuestEmailViewModel } from './guest-email.view-model';

export const GuestEmailPage = observer(function GuestEmailPage() {
  const go = useNavigateTo();
  const guest = useViewModel(GuestEmailViewModel, (viewModel) => viewModel.enter());
  return (
    <GuestEmailView state={guest.state} actions={{ type: guest.type, proceed: () => go(guest.proceed()) }} />
  );
});
