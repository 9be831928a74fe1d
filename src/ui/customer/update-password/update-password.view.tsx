import { useId } from 'react';
import { PASSWORD_MAX_LENGTH } from '../../../../rules/customer/max-lengths';
import { updatePasswordTexts } from '../../../texts/customer/update-password';
import { Button } from '../../shared/button/button';
import { fieldProps } from '../../shared/field/field-props';
import { Form } from '../../shared/field/form';
import { errorsOf, FormErrorSummary } from '../../shared/field/form-error-summary';
import { PasswordField } from '../../shared/field/password-field';
import { AppLink } from '../../shared/link/app-link';
import { Notice } from '../../shared/notice/notice';
import { forgotPasswordPath } from '../../shared/paths/paths';
import styles from '../sign-in/sign-in-form.module.css';

interface NewPasswords {
  newPassword: string;
  confirmPassword: string;
}

interface UpdatePasswordViewProps {
  state: {
    typed: NewPasswords;
    errors: Partial<NewPasswords>;
    refusals: number;
    /** The backend's message after a failure; otherwise blank. */
    problem: string;
    isSending: boolean;
  };
  offersPasswordReset: boolean;
  onType: (field: keyof NewPasswords, value: string) => void;
  onSubmit: () => void;
}

export function UpdatePasswordView({
  state,
  offersPasswordReset,
  onType,
  onSubmit,
}: UpdatePasswordViewProps) {
  const id = useId();
  const props = fieldProps(id, state, onType);
  const field = (name: keyof NewPasswords) => ({
    ...props(name),
    name,
    autoComplete: 'new-password',
    maxLength: PASSWORD_MAX_LENGTH,
  });
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      <h1>{updatePasswordTexts.title}</h1>
      <FormErrorSummary errors={errorsOf(id, state.errors)} refusals={state.refusals} />
      {state.problem !== '' && (
        <Notice tone="failure" live>
          {state.problem}
        </Notice>
      )}
      <PasswordField
        {...field('newPassword')}
        label={updatePasswordTexts.newPassword}
        hint={updatePasswordTexts.passwordHint}
      />
      <PasswordField {...field('confirmPassword')} label={updatePasswordTexts.confirmPassword} />
      <Button type="submit" size="large" fullWidth busy={state.isSending}>
        {updatePasswordTexts.submit}
      </Button>
      {offersPasswordReset && (
        <p>
          {updatePasswordTexts.linkNotWorking}{' '}
          <AppLink href={forgotPasswordPath()}>{updatePasswordTexts.requestNew}</AppLink>
        </p>
      )}
    </Form>
  );
}
