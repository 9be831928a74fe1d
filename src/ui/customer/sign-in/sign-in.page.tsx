import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { SignInView } from './sign-in.view';
import { SignInViewModel } from './sign-in.view-model';

export const SignInPage = observer(function SignInPage() {
  const go = useNavigateTo();
  const cameFrom = (useLocation().state as { from?: string } | null)?.from;
  const signIn = useViewModel(SignInViewModel);
  return (
    <SignInView
      state={signIn.form.state}
      offersPasswordReset={signIn.offersPasswordReset}
      onEmail={signIn.form.typeEmail}
      onPassword={signIn.form.typePassword}
      onSolveCaptcha={signIn.form.solveCaptcha}
      onSubmit={() => void go(signIn.submit(cameFrom))}
    />
  );
});
