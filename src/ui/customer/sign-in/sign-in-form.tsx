import { type ReactNode, useId } from 'react';
import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '../../../../rules/customer/max-lengths';
import { Button } from '../../shared/button/button';
import { CaptchaBox, type CaptchaBoxProps } from '../../shared/captcha/captcha-box';
import { Form } from '../../shared/field/form';
import { errorsOf, FormErrorSummary } from '../../shared/field/form-error-summary';
import { PasswordField } from '../../shared/field/password-field';
import { TextField } from '../../shared/field/text-field';
import styles from './sign-in-form.module.css';

export interface SignInFormState {
  email: string;
  password: string;
  errors: { email?: string; password?: string };
  captcha: CaptchaBoxProps['status'];
  canSubmit: boolean;
  isSending: boolean;
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
export function SignInForm({
  title,
  state,
  onEmail,
  onPassword,
  onSolveCaptcha,
  onSubmit,
  children,
}: SignInFormProps) {
  const id = useId();
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      <h1>{title}</h1>
      <FormErrorSummary errors={errorsOf(id, state.errors)} />
      <TextField
        id={`${id}-email`}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        maxLength={EMAIL_MAX_LENGTH}
        value={state.email}
        error={state.errors.email}
        onChange={onEmail}
      />
      <PasswordField
        id={`${id}-password`}
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX_LENGTH}
        value={state.password}
        error={state.errors.password}
        onChange={onPassword}
      />
      <CaptchaBox status={state.captcha} onSolve={onSolveCaptcha} />
      <Button
        type="submit"
        size="large"
        fullWidth
        disabled={!state.canSubmit && !state.isSending}
        busy={state.isSending}
      >
        SIGN IN
      </Button>
      {children}
    </Form>
  );
}
