import type { ComponentProps } from 'react';
import {
  BOURBON,
  GROUP,
  LONG_LINE,
  MANY_PRICES,
  PRICES,
  ROSES,
  SOLD_OUT,
} from '../../../../tests/support/samples/carts';
import { ignored } from '../../../../tests/support/samples/ignored';
import {
  LONG_NAME,
  LONG_TEXT,
  LONG_WORD,
  OUTAGE,
  RTL_NAME,
  RTL_VENDOR,
} from '../../../../tests/support/samples/texts';
import type { CartLineState } from '../../cart/lines/cart-line-row';
import { checkoutPath } from '../../shared/paths/paths';
import { SummaryStepView } from './summary-step.view';

export default { component: SummaryStepView };

type State = ComponentProps<typeof SummaryStepView>['state'];

const line = (shown: CartLineState, when = '') => ({ ...shown, when, isRestored: false });

const LOCAL = { ...GROUP, when: 'Delivery on Mon, Nov 30, 10am to noon', lines: [line(BOURBON)] };
const FARM = {
  ...GROUP,
  key: 'petal',
  vendorName: 'Petal House',
  speed: null,
  speedLabel: 'Farm Direct',
  when: '',
  lines: [line(ROSES, 'Delivery on Tue, Dec 1'), line(SOLD_OUT)],
};

const SUMMARY: State = {
  status: 'ready',
  pendingOrderId: '100042',
  problem: OUTAGE,
  groups: [LOCAL],
  removal: null,
  shipTo: ['Ada Miller', '12 Harbor Street, Apt 4', 'New York, NY 10001'],
  payment: 'Visa ending in 4242',
  coupon: { typed: '', problem: '', isApplying: false, applied: '' },
  giftMessage: { text: '', limit: 200 },
  tip: { percentage: '10', amount: '$6.40' },
  prices: PRICES,
  orderProblem: null,
  placeDisabledReason: '',
  isPlacing: false,
};

const show =
  (change: Partial<State> = {}) =>
  () => <SummaryStepView state={{ ...SUMMARY, ...change }} actions={ignored()} />;

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const Empty = show({ status: 'empty', groups: [] });
export const AwaitingPayment = show({ status: 'awaiting' });
export const One = show();
export const Many = show({
  groups: [LOCAL, FARM],
  prices: MANY_PRICES,
  tip: null,
  coupon: { ...SUMMARY.coupon, applied: 'SPRING10' },
});
export const Disabled = show({ placeDisabledReason: 'Remove what is out of stock to place the order.' });
export const Refused = show({
  orderProblem: {
    text: 'Your card was declined.',
    remedy: { label: 'Change the payment', href: checkoutPath({ tab: 'card' }) },
  },
});
export const RefusedForAge = show({
  orderProblem: {
    text: 'You must be over 21 to buy alcohol.',
    remedy: { label: 'I am over 21', confirmsAge: true },
  },
});
export const Busy = show({ isPlacing: true, prices: { ...PRICES, isUpdating: true } });
export const LongestText = show({
  groups: [
    {
      ...LOCAL,
      vendorName: LONG_NAME,
      methodLabel: LONG_TEXT,
      when: LONG_NAME,
      lines: [line(LONG_LINE, LONG_NAME)],
    },
  ],
  shipTo: [LONG_NAME, LONG_WORD],
  payment: LONG_NAME,
  orderProblem: { text: LONG_TEXT, remedy: null },
});
export const RightToLeftText = show({
  groups: [{ ...LOCAL, vendorName: RTL_VENDOR, lines: [line({ ...BOURBON, name: RTL_NAME })] }],
  shipTo: [RTL_NAME],
});
