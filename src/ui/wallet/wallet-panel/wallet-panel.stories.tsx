import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, LONG_WORD, OUTAGE, RTL_NAME, RTL_VENDOR } from '../../../../tests/support/samples/texts';
import { WalletPanelView } from './wallet-panel.view';
import type { BalanceState } from './wallet-table';

export default { component: WalletPanelView };

type State = ComponentProps<typeof WalletPanelView>['state'];

const BALANCE: BalanceState = {
  key: '1',
  name: 'Harbor Light Bourbon',
  venue: 'The Copper Still',
  orderNumber: '100001',
  ordered: '2,250 ml',
  consumed: '750 ml',
  remaining: '1,500 ml',
  entries: [
    { date: 'Nov 28, 2026', description: 'Redeemed', amount: '-750 ml', cancels: '100007' },
    { date: 'Nov 1, 2026', description: 'Prepaid', amount: '2,250 ml', cancels: '' },
  ],
};

const WALLET: State = {
  status: 'ready',
  problem: OUTAGE,
  isEmpty: false,
  states: [{ value: 'NY', label: 'New York' }],
  chosenState: 'NY',
  starOptions: [{ value: '0', label: 'All' }],
  stars: '0',
  available: '1,500 ml',
  rows: [BALANCE],
  total: { ordered: '2,250 ml', consumed: '750 ml', remaining: '1,500 ml' },
  redeemProblem: '',
  cancelling: null,
};

const show =
  (change: Partial<State> = {}) =>
  () => <WalletPanelView state={{ ...WALLET, ...change }} actions={ignored()} />;

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const Empty = show({ isEmpty: true, rows: [] });
export const One = show();
export const Many = show({ rows: ['1', '2', '3', '4'].map((key) => ({ ...BALANCE, key })) });
export const WithoutState = show({ chosenState: '', redeemProblem: 'Choose a state first.' });
export const Disabled = show({ redeemProblem: 'Nothing is left to redeem.', available: '0 ml', rows: [] });
export const Cancelling = show({ cancelling: { orderNumber: '100007', isBusy: false } });
export const Busy = show({ cancelling: { orderNumber: '100007', isBusy: true } });
export const LongestText = show({
  rows: [{ ...BALANCE, name: LONG_NAME, venue: LONG_WORD, ordered: '1,234,567 ml' }],
});
export const RightToLeftText = show({ rows: [{ ...BALANCE, name: RTL_NAME, venue: RTL_VENDOR }] });
