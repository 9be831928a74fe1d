import type { ComponentProps } from 'react';
import { LONG_ADDRESS, NO_ADDRESS, TYPED_ADDRESS } from '../../../../tests/support/samples/addresses';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, LONG_WORD, RTL_NAME } from '../../../../tests/support/samples/texts';
import { AddressStepView } from './address-step.view';

export default { component: AddressStepView };

type State = ComponentProps<typeof AddressStepView>['state'];

const HOME = {
  id: '1',
  nickname: 'Home',
  name: 'Ada Miller',
  line1: '12 Harbor Street, Apt 4',
  line2: 'New York, NY 10001',
  phone: '(212) 555-0142',
  isPrimary: true,
  isElsewhere: false,
};
const ELSEWHERE = {
  ...HOME,
  id: '2',
  nickname: '',
  line2: 'Boston, MA 02108',
  isPrimary: false,
  isElsewhere: true,
};

const STEP: State = {
  status: 'ready',
  zipcode: '10001',
  addresses: [HOME],
  selectedId: '1',
  isAdding: false,
  form: { typed: TYPED_ADDRESS, errors: {}, submitCount: 0, isDefault: false, isSaving: false },
};

const show =
  (change: Partial<State> = {}) =>
  () => <AddressStepView state={{ ...STEP, ...change }} actions={ignored()} />;

export const Loading = show({ status: 'loading', addresses: [], selectedId: '' });
export const Failed = show({ status: 'failed', addresses: [], selectedId: '' });
export const Empty = show({ addresses: [], selectedId: '' });
export const One = show();
export const Many = show({
  addresses: [HOME, { ...HOME, id: '3', nickname: 'Work', isPrimary: false }, ELSEWHERE],
});
export const Adding = show({ isAdding: true });
export const AddingRefused = show({
  isAdding: true,
  form: {
    ...STEP.form,
    typed: NO_ADDRESS,
    errors: { firstName: 'First name is required.', zipcode: 'Zipcode is required.' },
    submitCount: 1,
  },
});
export const Busy = show({ isAdding: true, form: { ...STEP.form, isSaving: true } });
export const LongestText = show({
  addresses: [{ ...HOME, nickname: LONG_WORD, name: LONG_NAME, line1: LONG_NAME, line2: LONG_WORD }],
});
export const AddingLongestText = show({ isAdding: true, form: { ...STEP.form, typed: LONG_ADDRESS } });
export const RightToLeftText = show({ addresses: [{ ...HOME, name: RTL_NAME, line1: RTL_NAME }] });
