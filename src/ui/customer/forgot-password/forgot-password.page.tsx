import { observer } from 'mobx-react-lite';
import { NotFoundView } from '../../shared/state/not-found.view';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { ForgotPasswordFormViewModel } from './forgot-password-form.view-model';
import { ForgotPasswordView } from './forgot-password.view';

/** The standalone forgot-password page (ROUTE-34, X-004). */
export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const form = useViewModel(ForgotPasswordFormViewModel);
  if (!form.isOffered) return <NotFoundView />;
  return <ForgotPasswordView state={form.state} onType={form.type} onSubmit={() => void form.submit()} />;
});
