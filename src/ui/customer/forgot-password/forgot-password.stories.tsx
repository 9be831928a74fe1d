import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_WORD, OUTAGE } from '../../../../tests/support/samples/texts';
import { ForgotPasswordView } from './forgot-password.view';

export default { component: ForgotPasswordView };

type State = ComponentProps<typeof ForgotPasswordView>['state'];

const FORM: State = { email: '', error: '', problem: '', sentText: '', isSending: false };

const show =
  (change: Partial<State> = {}) =>
  () => <ForgotPasswordView state={{ ...FORM, ...change }} onType={ignored()} onSubmit={ignored()} />;

export const Empty = show();
export const Refused = show({ error: 'Email is required.' });
export const Failed = show({ email: 'ada@example.com', problem: OUTAGE });
export const Busy = show({ email: 'ada@example.com', isSending: true });
export const Sent = show({ email: 'ada@example.com', sentText: 'We have sent a link to ada@example.com.' });
export const LongestText = show({
  email: `${LONG_WORD}@example.com`,
  sentText: `Sent to ${LONG_WORD}@example.com.`,
});
