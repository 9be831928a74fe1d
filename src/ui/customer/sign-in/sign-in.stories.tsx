import type { ComponentProps } from 'react';
import { EMPTY_FORM, SENDING_FORM, SOLVED_FORM } from '../../../../tests/support/samples/forms';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_WORD } from '../../../../tests/support/samples/texts';
import { SignInView } from './sign-in.view';

export default { component: SignInView };

type State = ComponentProps<typeof SignInView>['state'];

const show =
  (state: State, offersPasswordReset = true) =>
  () => (
    <SignInView
      state={state}
      offersPasswordReset={offersPasswordReset}
      onEmail={ignored()}
      onPassword={ignored()}
      onSolveCaptcha={ignored()}
      onSubmit={ignored()}
    />
  );

const TYPED = { email: 'ada@example.com', password: 'correct horse' };

export const Empty = show({ ...EMPTY_FORM, email: '', password: '' });
export const WithoutCaptcha = show({ ...SOLVED_FORM, captcha: 'not needed', ...TYPED }, false);
export const SolvingCaptcha = show({ ...EMPTY_FORM, captcha: 'solving', ...TYPED });
export const CaptchaFailed = show({ ...EMPTY_FORM, captcha: 'failed', ...TYPED });
export const Refused = show({
  ...SOLVED_FORM,
  ...TYPED,
  errors: { email: 'Email is required.', password: 'Password is required.' },
});
export const Busy = show({ ...SENDING_FORM, ...TYPED });
export const LongestText = show({ ...SOLVED_FORM, email: `${LONG_WORD}@example.com`, password: LONG_WORD });
