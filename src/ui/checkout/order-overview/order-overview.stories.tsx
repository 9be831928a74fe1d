import {
  BOURBON,
  LONG_LINE,
  MANY_PRICES,
  PRICES,
  ROSES,
  SOLD_OUT,
} from '../../../../tests/support/samples/carts';
import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, LONG_TEXT, OUTAGE, RTL_NAME, RTL_VENDOR } from '../../../../tests/support/samples/texts';
import { type OrderOverviewState, OrderOverviewView } from './order-overview.view';
import type { OverviewGroupState } from './overview-group';

export default { component: OrderOverviewView };

const LOCAL: OverviewGroupState = {
  key: 'hudson',
  vendorName: 'Hudson Cellars',
  speedLabel: 'Local',
  when: 'Mon, Nov 30, 10am to noon',
  lines: [{ ...BOURBON, when: '' }],
};
const FARM: OverviewGroupState = {
  key: 'petal',
  vendorName: 'Petal House',
  speedLabel: 'Farm Direct',
  when: '',
  lines: [
    { ...ROSES, when: 'Tue, Dec 1' },
    { ...SOLD_OUT, when: '' },
  ],
};

const OVERVIEW: OrderOverviewState = {
  status: 'ready',
  problem: OUTAGE,
  changes: [],
  itemCount: '2 items',
  groups: [LOCAL],
  prices: PRICES,
};

const show =
  (change: Partial<OrderOverviewState> = {}) =>
  () => <OrderOverviewView state={{ ...OVERVIEW, ...change }} onRetry={ignored()} />;

/** On a phone the items are behind a button. */
const opened = (change: Partial<OrderOverviewState> = {}) => ({
  render: show(change),
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    canvasElement.querySelector<HTMLElement>('[aria-expanded]')?.click(),
});

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const Empty = show({ status: 'empty' });
export const One = show();
export const Opened = opened();
export const Many = opened({
  itemCount: '5 items',
  groups: [LOCAL, FARM],
  prices: MANY_PRICES,
  changes: ['Old Harbor Bourbon now costs $32.00.'],
});
export const LongestText = opened({
  changes: [LONG_TEXT],
  groups: [{ ...LOCAL, vendorName: LONG_NAME, when: LONG_NAME, lines: [{ ...LONG_LINE, when: LONG_NAME }] }],
});
export const RightToLeftText = opened({
  groups: [{ ...LOCAL, vendorName: RTL_VENDOR, lines: [{ ...BOURBON, name: RTL_NAME, when: '' }] }],
});
