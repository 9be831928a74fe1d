import { forgotPasswordTexts } from '../../../texts/customer/forgot-password';
import { AppLink } from '../../shared/link/app-link';
import { signInPath } from '../../shared/paths/paths';
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './forgot-password-form';

type ForgotPasswordViewProps = Omit<ForgotPasswordFormProps, 'children'>;

/** The standalone page (ROUTE-34). */
export function ForgotPasswordView(props: ForgotPasswordViewProps) {
  return (
    <ForgotPasswordForm {...props}>
      <p>
        {forgotPasswordTexts.rememberPassword}{' '}
        <AppLink href={signInPath()}>{forgotPasswordTexts.signIn}</AppLink>
      </p>
    </ForgotPasswordForm>
  );
}
