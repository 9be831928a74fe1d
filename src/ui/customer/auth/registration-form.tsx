import { type ReactNode, useId } from 'react';
import {
  EMAIL_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
} from '../../../../rules/customer/max-lengths';
import { Button } from '../../shared/button/button';
import { CaptchaBox, type CaptchaBoxProps } from '../../shared/captcha/captcha-box';
import { Checkbox } from '../../shared/choice/checkbox';
import { Form } from '../../shared/field/form';
import { errorsOf, FormErrorSummary } from '../../shared/field/form-error-summary';
import { PasswordField } from '../../shared/field/password-field';
import { SelectField } from '../../shared/field/select-field';
import { TextField } from '../../shared/field/text-field';
import { countryOptions, GENDER_OPTIONS } from './registration-options';
import styles from './auth.module.css';

export interface RegistrationTyped {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  dateOfBirth: string;
  gender: string;
  country: string;
  wantsNewsletter: boolean;
}

type TextName = Exclude<keyof RegistrationTyped, 'wantsNewsletter'>;

export interface RegistrationFormProps {
  state: {
    typed: RegistrationTyped;
    errors: Partial<Record<keyof RegistrationTyped, string>>;
    captcha: CaptchaBoxProps['status'];
    canSubmit: boolean;
    isSending: boolean;
  };
  onType: (field: TextName, value: string) => void;
  onNewsletter: (wanted: boolean) => void;
  onSolveCaptcha: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** The Create Account panel (AUTH-05..12, AUTH-47). */
export function RegistrationForm({
  state,
  onType,
  onNewsletter,
  onSolveCaptcha,
  onSubmit,
  children,
}: RegistrationFormProps) {
  const id = useId();
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      <h1>Create Account</h1>
      <FormErrorSummary errors={errorsOf(id, state.errors)} />
      <RegistrationFields id={id} state={state} onType={onType} />
      <Checkbox
        label="Send me the newsletter"
        checked={state.typed.wantsNewsletter}
        onChange={onNewsletter}
      />
      <CaptchaBox status={state.captcha} onSolve={onSolveCaptcha} />
      <Button
        type="submit"
        size="large"
        fullWidth
        disabled={!state.canSubmit && !state.isSending}
        busy={state.isSending}
      >
        CREATE ACCOUNT
      </Button>
      {children}
    </Form>
  );
}

type RegistrationFieldsProps = Pick<RegistrationFormProps, 'state' | 'onType'> & { id: string };

function RegistrationFields({ id, state, onType }: RegistrationFieldsProps) {
  /** Props that all text fields share. */
  const field = (name: TextName) => ({
    id: `${id}-${name}`,
    name,
    value: state.typed[name],
    error: state.errors[name],
    onChange: (value: string) => onType(name, value),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label="First name"
          autoComplete="given-name"
          maxLength={NAME_MAX_LENGTH}
        />
        <TextField
          {...field('lastName')}
          label="Last name"
          autoComplete="family-name"
          maxLength={NAME_MAX_LENGTH}
        />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <div className={styles.pair}>
        <PasswordField
          {...field('password')}
          label="Password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX_LENGTH}
          hint="At least 8 characters"
        />
        <PasswordField
          {...field('confirmPassword')}
          label="Confirm password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX_LENGTH}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('dateOfBirth')}
          label="Date of birth (optional)"
          placeholder="MM/DD/YYYY"
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
        />
        <SelectField {...field('gender')} label="Gender (optional)" options={GENDER_OPTIONS} />
      </div>
      <SelectField {...field('country')} label="Country" autoComplete="country" options={countryOptions()} />
    </>
  );
}
