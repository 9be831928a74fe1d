import { guestEmailTexts } from '../../../texts/customer/guest-email';
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
      <h1>{guestEmailTexts.title}</h1>
      <p className={styles.lead}>{guestEmailTexts.lead}</p>
      <EmailField
        announcesError
        value={state.email}
        error={state.problem || undefined}
        onChange={actions.type}
      />
      <Button type="submit" size="large" fullWidth busy={state.isSending}>
        {guestEmailTexts.proceed}
      </Button>
      <p className={styles.other}>
        {guestEmailTexts.alreadyCustomer}{' '}
        <AppLink href={createAccountPath({ panel: 'signIn' })}>{guestEmailTexts.signIn}</AppLink>
        {' · '}
        <AppLink href={storePath()}>{guestEmailTexts.toStore}</AppLink>
      </p>
    </Form>
  );
}
