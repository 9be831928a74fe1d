import type { ComponentProps } from 'react';
import { LONG_NAME, LONG_WORD } from '../../../../tests/support/samples/texts';
import { PaymentResultView } from './payment-result.view';

export default { component: PaymentResultView };

const show = (props: ComponentProps<typeof PaymentResultView>) => () => <PaymentResultView {...props} />;

const PAID = {
  outcome: 'success',
  title: 'Payment successful',
  orderId: '100042',
  leadsToCart: false,
} as const;
const FAILED = { outcome: 'failure', title: 'Payment failed', orderId: '', leadsToCart: true } as const;

export const Paid = show(PAID);
export const PaidForUnknown = show({ ...PAID, orderId: '' });
export const Failed = show(FAILED);
export const FailedWithoutCart = show({ ...FAILED, leadsToCart: false });
export const LongestText = show({ ...FAILED, title: LONG_NAME, orderId: LONG_WORD });
