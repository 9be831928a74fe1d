import { Button } from '../../shared/button/button';
import { Form } from '../../shared/field/form';
import { AppLink } from '../../shared/link/app-link';
import { createAccountPath, storePath } from '../../shared/paths/paths';
import { EmailField } from '../email-field/email-field';
import styles from './guest-email.module.css';

interface GuestEmailState {
  email: string;
  problem: string;
  isSending: boolean;
}

interface GuestEmailActions {
  type(email: string): void;
  proceed(): unknown;
}

interface GuestEmailViewProps {
  state: GuestEmailState;
  actions: GuestEmailActions;
}

export function GuestEmailView({ state, actions }: GuestEmailViewProps) {
  return (
    <Form className={styles.form} onSubmit={actions.proceed}>
      <h1>Check out as a guest</h1>
      <p className={styles.lead}>All we need is your email, for your order confirmation.</p>
      <EmailField value={state.email} error={state.problem || undefined} onChange={actions.type} />
      <Button type="submit" size="large" fullWidth busy={state.isSending}>
        PROCEED
      </Button>
      <p className={styles.other}>
        Already a customer? <AppLink href={createAccountPath({ panel: 'signIn' })}>Sign in</AppLink>
        {' · '}
        <AppLink href={storePath()}>Continue shopping</AppLink>
      </p>
    </Form>
  );
}
