import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, RTL_NAME } from '../../../../tests/support/samples/texts';
import type { ZipcodeChangeQuestion } from './zipcode-change-confirmation';
import { ZipcodeChangeDialog } from './zipcode-change-dialog.view';

export default { component: ZipcodeChangeDialog };

const line = (id: string, name: string) => ({ id, name, amount: '2 × 750 ml' });

const QUESTION: ZipcodeChangeQuestion = {
  current: '10001',
  zipcode: '02108',
  soldThere: [line('1', 'Old Harbor Bourbon')],
  notSoldThere: [],
  isChanging: false,
};

const show =
  (change: Partial<ZipcodeChangeQuestion> = {}) =>
  () => <ZipcodeChangeDialog state={{ ...QUESTION, ...change }} confirm={ignored()} stay={ignored()} />;

export const One = show();
export const Many = show({
  current: '',
  soldThere: Array.from({ length: 8 }, (_, index) => line(`s${index}`, `Bourbon no. ${index + 1}`)),
  notSoldThere: [line('2', 'Red Roses'), line('3', 'Tulips')],
});
export const Busy = show({ isChanging: true });
export const LongestText = show({ notSoldThere: [line('2', LONG_NAME)] });
export const RightToLeftText = show({ soldThere: [line('1', RTL_NAME)] });
