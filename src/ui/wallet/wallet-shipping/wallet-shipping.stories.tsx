import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, OUTAGE, RTL_VENDOR } from '../../../../tests/support/samples/texts';
import { WalletShippingView } from './wallet-shipping.view';

export default { component: WalletShippingView };

type State = ComponentProps<typeof WalletShippingView>['state'];

const STILL = { value: '11', label: 'The Copper Still, 4 stars' };

const SHIPPING: State = {
  status: 'ready',
  problem: OUTAGE,
  city: { name: 'New York', state: 'NY' },
  isDineIn: true,
  retailers: [STILL],
  retailerId: '11',
  mayContinue: true,
};

const show =
  (change: Partial<State> = {}) =>
  () => <WalletShippingView state={{ ...SHIPPING, ...change }} actions={ignored()} />;

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const NotSupported = show({ status: 'not-supported' });
export const Empty = show({ retailers: [] });
export const One = show();
export const Many = show({
  retailers: ['11', '12', '13', '14'].map((value) => ({ ...STILL, value })),
});
export const Disabled = show({ retailerId: undefined, mayContinue: false });
export const NothingChosen = show({ isDineIn: false, retailerId: undefined, mayContinue: false });
export const LongestText = show({ retailers: [{ ...STILL, label: LONG_NAME }] });
export const RightToLeftText = show({ retailers: [{ ...STILL, label: RTL_VENDOR }] });
