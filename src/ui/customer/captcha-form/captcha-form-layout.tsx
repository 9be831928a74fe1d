import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../shared/button/button';
import { CaptchaBox, type CaptchaBoxProps } from '../../shared/captcha/captcha-box';
import { Form } from '../../shared/field/form';
import { errorsOf, FormErrorSummary } from '../../shared/field/form-error-summary';

export interface CaptchaFormState {
  errors: Readonly<Record<string, string | undefined>>;
  refusals: number;
  captcha: CaptchaBoxProps['status'];
  canSubmit: boolean;
  isSending: boolean;
}

interface CaptchaFormLayoutProps {
  /** The fields' ids are `{id}-{name}`. */
  id: string;
  className?: string;
  title: string;
  submitLabel: string;
  state: CaptchaFormState;
  onSolveCaptcha: () => void;
  onSubmit: () => void;
  fields: ReactNode;
  /** Links to other screens. */
  children: ReactNode;
}

/** Title, errors, fields, captcha, button and links, in this order (AUTH-01, AUTH-02, AUTH-13). */
export function CaptchaFormLayout({
  id,
  className,
  title,
  submitLabel,
  state,
  onSolveCaptcha,
  onSubmit,
  fields,
  children,
}: CaptchaFormLayoutProps) {
  // The disabled button would ignore Enter silently.
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || state.canSubmit || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form className={className} onSubmit={onSubmit} onKeyDown={submitOnEnter}>
      <h1>{title}</h1>
      <FormErrorSummary errors={errorsOf(id, state.errors)} refusals={state.refusals} />
      {fields}
      <CaptchaBox status={state.captcha} onSolve={onSolveCaptcha} />
      <Button
        type="submit"
        size="large"
        fullWidth
        disabled={!state.canSubmit && !state.isSending}
        busy={state.isSending}
      >
        {submitLabel}
      </Button>
      {children}
    </Form>
  );
}
