import type { ComponentProps } from 'react';
import { LONG_NAME } from '../../../../tests/support/samples/texts';
import { cartPath, checkoutPath } from '../paths/paths';
import { LinkTabs } from '../tabs/link-tabs';
import { CheckoutHeaderView } from './checkout-header.view';

export default { component: CheckoutHeaderView, parameters: { bare: true } };

const steps = (
  <LinkTabs
    label="Checkout"
    variant="steps"
    tabs={[
      { label: 'Address', href: checkoutPath({ tab: 'address' }) },
      { label: 'Payment', href: checkoutPath({ tab: 'card' }), current: true },
      { label: 'Summary', href: '', disabled: true },
    ]}
  />
);

const show = (props: ComponentProps<typeof CheckoutHeaderView>) => () => <CheckoutHeaderView {...props} />;

const BACK = { label: 'Back to cart', href: cartPath() };

export const First = show({ secure: false });
export const Steps = show({ back: BACK, title: 'Payment', steps });
export const LongestText = show({ back: { ...BACK, label: LONG_NAME }, title: LONG_NAME, steps });
