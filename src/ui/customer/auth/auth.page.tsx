import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../app/page-title';
import { useGoing } from '../../shared/view-model/use-going';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { AuthView } from './auth.view';
import { AuthViewModel } from './auth.view-model';

export const AuthPage = observer(function AuthPage() {
  const go = useGoing();
  const [query] = useSearchParams();
  const panel = query.get('panel') === 'signIn' ? 'signIn' : 'register';
  const auth = useViewModel(AuthViewModel, (viewModel) => go(viewModel.enter()));
  const { signIn, registration } = auth;
  return (
    <>
      <PageTitle screen={panel === 'signIn' ? 'Sign in' : 'Create Account'} />
      <AuthView
        panel={panel}
        signIn={{
          state: signIn.state,
          onEmail: signIn.typeEmail,
          onPassword: signIn.typePassword,
          onSolveCaptcha: signIn.solveCaptcha,
          onSubmit: () => void go(auth.submitSignIn()),
        }}
        registration={{
          state: registration.state,
          onType: registration.type,
          onNewsletter: registration.subscribe,
          onSolveCaptcha: registration.solveCaptcha,
          onSubmit: () => void go(auth.submitRegistration()),
        }}
      />
    </>
  );
});
