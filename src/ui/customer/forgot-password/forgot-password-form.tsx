import type { ReactNode } from 'react';
import { forgotPasswordTexts } from '../../../texts/customer/forgot-password';
import { Button } from '../../shared/button/button';
import { Form } from '../../shared/field/form';
import { useFocusWhen } from '../../shared/focus/use-focus-when';
import { Notice } from '../../shared/notice/notice';
import { EmailField } from '../email-field/email-field';
import styles from '../sign-in/sign-in-form.module.css';

interface ForgotPasswordFormState {
  email: string;
  error: string;
  /** The backend's message after a failure; otherwise blank. */
  problem: string;
  /** The backend's message after a success: it replaces the form. */
  sentText: string;
  isSending: boolean;
}

export interface ForgotPasswordFormProps {
  state: ForgotPasswordFormState;
  onType: (email: string) => void;
  onSubmit: () => void;
  /** Links to other screens. */
  children: ReactNode;
}

/** One form for the standalone page and the auth page (PWD-01, PWD-02). */
export function ForgotPasswordForm({ state, onType, onSubmit, children }: ForgotPasswordFormProps) {
  const field = useFocusWhen<HTMLInputElement>(state.error !== '');
  if (state.sentText !== '') return <Sent text={state.sentText}>{children}</Sent>;
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      <h1>{forgotPasswordTexts.title}</h1>
      <p>{forgotPasswordTexts.lead}</p>
      {state.problem !== '' && (
        <Notice tone="failure" live>
          {state.problem}
        </Notice>
      )}
      <EmailField
        ref={field}
        announcesError
        value={state.email}
        error={state.error || undefined}
        onChange={onType}
      />
      <Button type="submit" size="large" fullWidth busy={state.isSending}>
        {forgotPasswordTexts.send}
      </Button>
      {children}
    </Form>
  );
}

function Sent({ text, children }: { text: string; children: ReactNode }) {
  const words = useFocusWhen<HTMLDivElement>(true);
  return (
    <div className={styles.form}>
      <h1>{forgotPasswordTexts.title}</h1>
      <div ref={words} tabIndex={-1}>
        <Notice tone="success">{text}</Notice>
      </div>
      {children}
    </div>
  );
}
