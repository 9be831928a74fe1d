import { type ReactNode, useId } from 'react';
import { authTexts } from '../../../texts/customer/auth';
import { Checkbox } from '../../shared/choice/checkbox';
import { CaptchaFormLayout, type CaptchaFormState } from '../captcha-form/captcha-form-layout';
import { RegistrationFields, type RegistrationFieldsState } from './registration-fields';
import styles from './auth.module.css';

export interface RegistrationFormProps {
  state: CaptchaFormState & RegistrationFieldsState & { typed: { wantsNewsletter: boolean } };
  onType: (field: keyof RegistrationFieldsState['typed'], value: string) => void;
  onNewsletter: (wanted: boolean) => void;
  onSolveCaptcha: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** The Create Account panel (AUTH-05..12, AUTH-47). */
export function RegistrationForm({ state, onType, onNewsletter, ...form }: RegistrationFormProps) {
  const id = useId();
  return (
    <CaptchaFormLayout
      {...form}
      {...{ id, state }}
      className={styles.form}
      title={authTexts.titles.register}
      submitLabel={authTexts.createAccount}
      fields={
        <>
          <RegistrationFields id={id} state={state} onType={onType} />
          <Checkbox
            label={authTexts.newsletter}
            checked={state.typed.wantsNewsletter}
            onChange={onNewsletter}
          />
        </>
      }
    />
  );
}
