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
import type { CartLineState } from '../lines/cart-line-row';
import type { SlotDialogState } from '../slot-picker/slot-dialog';
import { type CartState, CartView } from './cart.view';
import type { DeliveryDateState } from './delivery-date';
import type { ScheduledGroupState } from './scheduled-group';

export default { component: CartView };

const DATE: DeliveryDateState = {
  isKnown: true,
  date: undefined,
  earliest: '2026-11-30',
  min: '2026-11-30',
  max: '2026-12-30',
  unavailable: ['2026-12-25'],
  problem: '',
};

const line = (shown: CartLineState, schedule: DeliveryDateState | null = null) => ({
  ...shown,
  fieldId: `date-${shown.id}`,
  isRestored: false,
  schedule,
});

const LOCAL: ScheduledGroupState = {
  ...GROUP,
  fieldId: 'slots-hudson',
  lines: [line(BOURBON)],
  schedule: { date: 'Mon, Nov 30', slot: '10am to noon', dateProblem: '', slotProblem: '' },
  dates: null,
};

const FARM: ScheduledGroupState = {
  ...GROUP,
  key: 'petal',
  fieldId: 'slots-petal',
  vendorName: 'Petal House',
  speed: null,
  speedLabel: 'Farm Direct',
  methodLabel: 'Delivery, free',
  lines: [line(ROSES, DATE), line(SOLD_OUT)],
  schedule: null,
  dates: { shared: null },
};

const CART: CartState = {
  status: 'ready',
  problem: OUTAGE,
  added: '',
  changes: [],
  datesProblem: '',
  itemCount: '2 items',
  groups: [LOCAL],
  removal: null,
  slots: null,
  prices: PRICES,
  coupon: { typed: '', problem: '', isApplying: false, applied: '' },
  giftMessage: { text: '', limit: 200 },
  missing: [],
  refusals: 0,
  isProceeding: false,
};

const show =
  (change: Partial<CartState> = {}) =>
  () => <CartView state={{ ...CART, ...change }} actions={ignored()} />;

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const Empty = show({ status: 'empty' });
export const One = show();
export const Many = show({
  itemCount: '5 items',
  groups: [LOCAL, FARM],
  prices: MANY_PRICES,
  coupon: { ...CART.coupon, applied: 'SPRING10' },
  giftMessage: { text: 'Happy birthday!', limit: 200 },
});
export const JustAdded = show({
  added: '2 × Old Harbor Bourbon, 750 ml',
  changes: ['Old Harbor Bourbon now costs $32.00.', 'Red Roses are no longer available.'],
});
export const Refused = show({
  groups: [
    {
      ...LOCAL,
      schedule: {
        date: '',
        slot: '',
        dateProblem: 'Please choose a delivery date.',
        slotProblem: 'Please choose a delivery time.',
      },
    },
    { ...FARM, lines: [line(ROSES, { ...DATE, problem: 'Please choose a delivery date.' })], dates: null },
  ],
  coupon: { ...CART.coupon, typed: 'WINTER', problem: 'This coupon is not valid.' },
  missing: [
    { fieldId: 'slots-hudson', message: 'Choose a delivery date for Hudson Cellars.' },
    { fieldId: `date-${ROSES.id}`, message: 'Choose a delivery date for Red Roses.' },
  ],
});
export const WithoutDates = show({ datesProblem: 'The calendars could not be loaded.', groups: [FARM] });
export const DatesLoading = show({ groups: [{ ...FARM, dates: { shared: { ...DATE, isKnown: false } } }] });
export const Removed = show({
  removal: {
    name: 'Red Roses',
    canUndo: true,
    isRestoring: false,
    problem: '',
    groupKey: 'hudson',
    groupAt: 0,
    lineAt: 1,
  },
});
export const Busy = show({
  isProceeding: true,
  prices: { ...PRICES, isUpdating: true },
  coupon: { ...CART.coupon, typed: 'SPRING10', isApplying: true },
});
export const LongestText = show({
  added: `99 × ${LONG_NAME}, ${LONG_WORD}`,
  groups: [{ ...LOCAL, vendorName: LONG_NAME, methodLabel: LONG_TEXT, lines: [line(LONG_LINE)] }],
  coupon: { ...CART.coupon, applied: LONG_WORD },
  giftMessage: { text: LONG_TEXT, limit: 200 },
});
export const RightToLeftText = show({
  groups: [{ ...LOCAL, vendorName: RTL_VENDOR, lines: [line({ ...BOURBON, name: RTL_NAME })] }],
});

const SLOTS: SlotDialogState = {
  vendorName: 'Hudson Cellars',
  date: '2026-11-30',
  min: '2026-11-30',
  max: '2026-12-30',
  unavailable: [],
  dateProblem: '',
  status: 'ready',
  problem: '',
  slots: ['10am to noon', 'noon to 2pm', '2pm to 4pm', '4pm to 6pm'],
  slot: 'noon to 2pm',
  slotProblem: '',
};

const showSlots = (change: Partial<SlotDialogState> = {}) => show({ slots: { ...SLOTS, ...change } });

export const SlotsOpened = showSlots({ status: 'idle', date: undefined, slots: [], slot: undefined });
export const SlotsLoading = showSlots({ status: 'loading', slots: [] });
export const SlotsFailed = showSlots({
  status: 'failed',
  problem: 'No slots are left on this day.',
  slots: [],
});
export const SlotsReady = showSlots();
export const SlotsRefused = showSlots({ slot: undefined, slotProblem: 'Please choose a time.' });
