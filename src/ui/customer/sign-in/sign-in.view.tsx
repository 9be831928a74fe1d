import { signInTexts } from '../../../texts/customer/sign-in';
import { LinkButton } from '../../shared/button/link-button';
import { AppLink } from '../../shared/link/app-link';
import { createAccountPath } from '../../shared/paths/paths';
import { SignInForm, type SignInFormProps } from './sign-in-form';

interface SignInViewProps extends Omit<SignInFormProps, 'children' | 'title'> {
  offersPasswordReset: boolean;
}

export function SignInView({ offersPasswordReset, ...form }: SignInViewProps) {
  return (
    <SignInForm {...form} title={signInTexts.title}>
      {offersPasswordReset && (
        <p>
          <AppLink href={createAccountPath({ panel: 'forgot' })} state={{ email: form.state.email }}>
            {signInTexts.forgotPassword}
          </AppLink>
        </p>
      )}
      <LinkButton href={createAccountPath()} variant="secondary" fullWidth>
        {signInTexts.createAccount}
      </LinkButton>
    </SignInForm>
  );
}
