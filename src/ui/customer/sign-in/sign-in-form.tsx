import { type ReactNode, useId } from 'react';
import { PASSWORD_MAX_LENGTH } from '../../../../rules/customer/max-lengths';
import { signInTexts } from '../../../texts/customer/sign-in';
import { PasswordField } from '../../shared/field/password-field';
import { CaptchaFormLayout, type CaptchaFormState } from '../captcha-form/captcha-form-layout';
import { EmailField } from '../email-field/email-field';
import styles from './sign-in-form.module.css';

interface SignInFormState extends CaptchaFormState {
  email: string;
  password: string;
  errors: { email?: string; password?: string };
}

export interface SignInFormProps {
  title: string;
  state: SignInFormState;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  onSolveCaptcha: () => void;
  onSubmit: () => void;
  /** Links to other screens. */
  children: ReactNode;
}

/** E-mail, password and captcha (AUTH-01, AUTH-02): one form for the sign-in screen and the auth page. */
export function SignInForm({ state, onEmail, onPassword, ...form }: SignInFormProps) {
  const id = useId();
  return (
    <CaptchaFormLayout
      {...form}
      {...{ id, state }}
      className={styles.form}
      submitLabel={signInTexts.submit}
      fields={
        <>
          <EmailField
            id={`${id}-email`}
            autoComplete="username"
            value={state.email}
            error={state.errors.email}
            onChange={onEmail}
          />
          <PasswordField
            id={`${id}-password`}
            label={signInTexts.password}
            name="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX_LENGTH}
            value={state.password}
            error={state.errors.password}
            onChange={onPassword}
          />
        </>
      }
    />
  );
}
