import { AppLink } from '../../shared/link/app-link';
import { signInPath } from '../../shared/paths/paths';
import styles from '../sign-in/sign-in-form.module.css';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './forgot-password-form';

export type ForgotPasswordViewProps = Omit<ForgotPasswordFormProps, 'children'>;

/** The standalone page (ROUTE-34). */
export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  return (
    <ForgotPasswordForm {...props}>
      <p className={styles.other}>
        Remember your password? <AppLink href={signInPath()}>Sign in</AppLink>
      </p>
    </ForgotPasswordForm>
  );
}
