import type { ComponentProps } from 'react';
import { EMPTY_FORM, SENDING_FORM, SOLVED_FORM } from '../../../../tests/support/samples/forms';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, LONG_WORD } from '../../../../tests/support/samples/texts';
import { AuthView } from './auth.view';

export default { component: AuthView };

type Props = ComponentProps<typeof AuthView>;
type Registration = Props['registration']['state'];

const NOTHING_TYPED = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  dateOfBirth: '',
  gender: '',
  country: '',
  wantsNewsletter: false,
};
const TYPED = { ...NOTHING_TYPED, firstName: 'Ada', lastName: 'Miller', email: 'ada@example.com' };

const show = (panel: Props['panel'], registration: Registration) => () => (
  <AuthView
    panel={panel}
    offersPasswordReset
    signIn={{ ...HANDLERS, state: { ...EMPTY_FORM, email: '', password: '' } }}
    registration={{ ...HANDLERS, state: registration }}
    forgot={{ ...HANDLERS, state: { email: '', error: '', problem: '', sentText: '', isSending: false } }}
  />
);

const HANDLERS = {
  onEmail: ignored<Props['signIn']['onEmail']>(),
  onPassword: ignored<Props['signIn']['onPassword']>(),
  onType: ignored<() => void>(),
  onNewsletter: ignored<() => void>(),
  onSolveCaptcha: ignored<() => void>(),
  onSubmit: ignored<() => void>(),
};

export const Register = show('register', { ...EMPTY_FORM, typed: NOTHING_TYPED });
export const RegisterReady = show('register', { ...SOLVED_FORM, typed: { ...TYPED, wantsNewsletter: true } });
export const RegisterRefused = show('register', {
  ...SOLVED_FORM,
  typed: NOTHING_TYPED,
  errors: {
    firstName: 'First name is required.',
    email: 'Email is required.',
    password: 'Password is required.',
  },
});
export const RegisterCaptchaFailed = show('register', { ...EMPTY_FORM, captcha: 'failed', typed: TYPED });
export const Busy = show('register', { ...SENDING_FORM, typed: TYPED });
export const LongestText = show('register', {
  ...SOLVED_FORM,
  typed: { ...TYPED, firstName: LONG_WORD, lastName: LONG_NAME },
  errors: { firstName: LONG_NAME },
});
export const SignIn = show('signIn', { ...EMPTY_FORM, typed: NOTHING_TYPED });
export const Forgot = show('forgot', { ...EMPTY_FORM, typed: NOTHING_TYPED });
