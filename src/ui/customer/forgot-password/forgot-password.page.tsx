import { observer } from 'mobx-react-lite';
import { PageTitle } from '../../app/page-title';
import { useGoing } from '../../shared/view-model/use-going';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { ForgotPasswordView } from './forgot-password.view';
import { ForgotPasswordViewModel } from './forgot-password.view-model';

export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const go = useGoing();
  const { form } = useViewModel(ForgotPasswordViewModel, (viewModel) => go(viewModel.enter()));
  return (
    <>
      <PageTitle screen="Forgot Password" />
      <ForgotPasswordView state={form.state} onType={form.type} onSubmit={() => void form.submit()} />
    </>
  );
});
