import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_WORD } from '../../../../tests/support/samples/texts';
import { GuestEmailView } from './guest-email.view';

export default { component: GuestEmailView };

const show =
  (email: string, problem = '', isSending = false) =>
  () => <GuestEmailView state={{ email, problem, isSending }} actions={ignored()} />;

export const Empty = show('');
export const Refused = show('ada', 'Please enter a valid email address.');
export const Busy = show('ada@example.com', '', true);
export const LongestText = show(`${LONG_WORD}@example.com`);
