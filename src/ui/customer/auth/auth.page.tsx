import { observer } from 'mobx-react-lite';
import { useLocation, useSearchParams } from 'react-router-dom';
import { authTexts } from '../../../texts/customer/auth';
import { PageTitle } from '../../shared/page-head/page-title';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { AuthView } from './auth.view';
import { AuthViewModel } from './auth.view-model';

const PANELS = ['register', 'signIn', 'forgot'] as const;

export const AuthPage = observer(function AuthPage() {
  const go = useNavigateTo();
  const [query] = useSearchParams();
  const typedEmail = (useLocation().state as { email?: string } | null)?.email;
  const auth = useViewModel(AuthViewModel, (viewModel) => viewModel.enter(typedEmail));
  const { signIn, registration, forgot } = auth;
  const asked = PANELS.find((name) => name === query.get('panel')) ?? 'register';
  const panel = asked === 'forgot' && !forgot.isOffered ? 'signIn' : asked;
  return (
    <>
      <PageTitle screen={authTexts.titles[panel]} />
      <AuthView
        panel={panel}
        offersPasswordReset={forgot.isOffered}
        signIn={{
          state: signIn.state,
          onEmail: auth.typeSignInEmail,
          onPassword: signIn.typePassword,
          onSolveCaptcha: signIn.solveCaptcha,
          onSubmit: () => void go(auth.submitSignIn()),
        }}
        forgot={{
          state: forgot.state,
          onType: forgot.type,
          onSubmit: () => void auth.submitForgot(),
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
