import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_TEXT, OUTAGE } from '../../../../tests/support/samples/texts';
import { UpdatePasswordView } from './update-password.view';

export default { component: UpdatePasswordView };

type State = ComponentProps<typeof UpdatePasswordView>['state'];

const TYPED = { newPassword: 'correct horse', confirmPassword: 'correct horse' };
const FORM: State = {
  typed: { newPassword: '', confirmPassword: '' },
  errors: {},
  problem: '',
  refusals: 0,
  isSending: false,
};

const show =
  (change: Partial<State> = {}, offersPasswordReset = true) =>
  () => (
    <UpdatePasswordView
      state={{ ...FORM, ...change }}
      offersPasswordReset={offersPasswordReset}
      onType={ignored()}
      onSubmit={ignored()}
    />
  );

export const Empty = show();
export const WithoutReset = show({}, false);
export const Refused = show({ typed: TYPED, errors: { confirmPassword: 'The passwords do not match.' } });
export const Failed = show({ typed: TYPED, problem: OUTAGE });
export const Busy = show({ typed: TYPED, isSending: true });
export const LongestText = show({ typed: TYPED, problem: LONG_TEXT });
