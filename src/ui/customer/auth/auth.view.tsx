import { AppLink } from '../../shared/link/app-link';
import { SignInForm, type SignInFormProps } from '../sign-in/sign-in-form';
import { RegistrationForm, type RegistrationFormProps } from './registration-form';
import styles from './auth.module.css';

export interface AuthViewProps {
  panel: 'register' | 'signIn';
  signIn: Omit<SignInFormProps, 'title' | 'children'>;
  registration: Omit<RegistrationFormProps, 'children'>;
}

/** One page that switches between its panels; what was typed in the other one stays (ROUTE-35). */
export function AuthView({ panel, signIn, registration }: AuthViewProps) {
  if (panel === 'signIn') {
    return (
      <SignInForm {...signIn} title="Sign in">
        <p className={styles.other}>
          <AppLink href="/createAccount">NEW CUSTOMER? Start here</AppLink>
        </p>
      </SignInForm>
    );
  }
  return (
    <RegistrationForm {...registration}>
      <p className={styles.other}>
        Already a customer? <AppLink href="/createAccount?panel=signIn">Sign in</AppLink>
      </p>
    </RegistrationForm>
  );
}
