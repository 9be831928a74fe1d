import { authTexts } from '../../../texts/customer/auth';
import { useFocusOnChange } from '../../shared/focus/use-focus-on-change';
import { AppLink } from '../../shared/link/app-link';
import { createAccountPath } from '../../shared/paths/paths';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from '../forgot-password/forgot-password-form';
import { SignInForm, type SignInFormProps } from '../sign-in/sign-in-form';
import { RegistrationForm, type RegistrationFormProps } from './registration-form';
import styles from './auth.module.css';

interface AuthViewProps {
  panel: 'register' | 'signIn' | 'forgot';
  offersPasswordReset: boolean;
  signIn: Omit<SignInFormProps, 'title' | 'children'>;
  registration: Omit<RegistrationFormProps, 'children'>;
  forgot: Omit<ForgotPasswordFormProps, 'children'>;
}

/** One page with switchable panels; each keeps what was typed (ROUTE-35). */
export function AuthView(props: AuthViewProps) {
  const panel = useFocusOnChange<HTMLDivElement>(props.panel);
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <Panel {...props} />
    </div>
  );
}

function Panel({ panel, offersPasswordReset, signIn, registration, forgot }: AuthViewProps) {
  switch (panel) {
    case 'signIn':
      return (
        <SignInForm {...signIn} title={authTexts.titles.signIn}>
          {offersPasswordReset && (
            <p>
              <AppLink href={createAccountPath({ panel: 'forgot' })}>{authTexts.forgotPassword}</AppLink>
            </p>
          )}
          <NewCustomer />
        </SignInForm>
      );
    case 'forgot':
      return (
        <ForgotPasswordForm {...forgot}>
          <p>
            {authTexts.rememberPassword}{' '}
            <AppLink href={createAccountPath({ panel: 'signIn' })}>{authTexts.signIn}</AppLink>
          </p>
          <NewCustomer />
        </ForgotPasswordForm>
      );
    case 'register':
      return (
        <RegistrationForm {...registration}>
          <p>
            {authTexts.alreadyCustomer}{' '}
            <AppLink href={createAccountPath({ panel: 'signIn' })}>{authTexts.signIn}</AppLink>
          </p>
        </RegistrationForm>
      );
  }
}

function NewCustomer() {
  return (
    <p>
      <AppLink href={createAccountPath()}>{authTexts.newCustomer}</AppLink>
    </p>
  );
}
