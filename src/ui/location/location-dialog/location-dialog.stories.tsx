import type { ComponentProps } from 'react';
import { ALTERNATIVES } from '../../../../tests/support/samples/alternative-zipcodes';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_TEXT } from '../../../../tests/support/samples/texts';
import { LocationDialogView } from './location-dialog.view';

export default { component: LocationDialogView };

type State = ComponentProps<typeof LocationDialogView>['state'];

const DIALOG: State = {
  zipcode: '',
  problem: '',
  isChecking: false,
  current: '',
  warning: '',
  question: null,
  alternatives: [],
  cities: [],
};

const QUESTION: State['question'] = {
  current: '10001',
  zipcode: '02108',
  soldThere: [{ id: '1', name: 'Old Harbor Bourbon', amount: '2 × 750 ml' }],
  notSoldThere: [{ id: '2', name: 'Red Roses', amount: '1 × 12 stems' }],
  isChanging: false,
};

const show =
  (change: Partial<State> = {}) =>
  () => <LocationDialogView state={{ ...DIALOG, ...change }} actions={ignored()} />;

export const Empty = show();
export const Changing = show({ current: '10001', warning: 'Changing the zipcode empties your cart.' });
export const Asking = show({ zipcode: '02108', current: '10001', question: QUESTION });
export const AskingAboutMany = show({
  zipcode: '02108',
  current: '10001',
  question: {
    ...QUESTION,
    soldThere: Array.from({ length: 24 }, (_, index) => ({
      id: `s${index}`,
      name: `Bourbon no. ${index + 1}`,
      amount: '2 × 750 ml',
    })),
  },
});
export const Refused = show({ problem: 'Pincode is required.' });
export const Unserved = show({
  zipcode: '59001',
  problem: 'We are not currently serving the zipcode 59001',
  ...ALTERNATIVES,
});
export const Busy = show({ zipcode: '10001', isChecking: true });
export const LongestText = show({ problem: LONG_TEXT, warning: LONG_TEXT });
