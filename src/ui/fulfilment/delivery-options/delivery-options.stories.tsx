import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, LONG_TEXT, LONG_WORD, OUTAGE, RTL_VENDOR } from '../../../../tests/support/samples/texts';
import { DeliveryOptionsView } from './delivery-options.view';
import type { DeliveryOptionsState } from './options-state';

export default { component: DeliveryOptionsView };

const NEW_YORK = { name: 'New York', state: 'NY' };

const OPTIONS: DeliveryOptionsState = {
  status: 'ready',
  problem: OUTAGE,
  city: NEW_YORK,
  options: [
    { value: '1', label: 'Delivery', description: 'To your door · about 1 hour', aside: '$9.99' },
    { value: '2', label: 'Pick-Up', description: 'At a store near you', aside: 'Free' },
    { value: '3', label: 'Dine-In', aside: 'Free', disabledReason: 'Not available here' },
  ],
  optionId: '1',
  type: 'delivery',
  fee: '$9.99',
  summary: [
    { label: 'Option', value: 'Delivery' },
    { label: 'Date', value: 'Mon, Nov 30' },
  ],
  isSupported: true,
  starOptions: [
    { value: '0', label: 'All' },
    { value: '4', label: '4 stars' },
  ],
  stars: '0',
  retailers: [
    { value: '11', label: 'Hudson Cellars, 1.2 miles, Free' },
    { value: '12', label: 'Barrel & Vine, 2.5 miles, $2.00' },
  ],
  retailerId: '',
  retailerProblem: '',
  min: '2026-11-30',
  max: '2026-12-30',
  date: undefined,
  time: '',
  dateProblem: '',
  timeProblem: '',
  timeAdvice: '',
  refusals: 0,
  drivers: {
    date: '2026-11-30',
    status: 'ready',
    problem: '',
    slots: ['10am to noon', 'noon to 2pm'],
    slot: undefined,
  },
  mayContinue: false,
};

const show =
  (change: Partial<DeliveryOptionsState> = {}) =>
  () => <DeliveryOptionsView state={{ ...OPTIONS, ...change }} actions={ignored()} />;
const showDrivers = (change: Partial<DeliveryOptionsState['drivers']>) =>
  show({ drivers: { ...OPTIONS.drivers, ...change } });

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const NotSupported = show({ status: 'not-supported' });
export const NoZipcode = show({ status: 'no-zipcode' });
export const NothingChosen = show({ optionId: undefined, type: '', summary: [] });
export const Delivery = show();
export const DeliveryChosen = show({
  drivers: { ...OPTIONS.drivers, slot: 'noon to 2pm' },
  mayContinue: true,
});
export const DriversUnasked = showDrivers({ status: 'idle', date: undefined, slots: [] });
export const DriversLoading = showDrivers({ status: 'loading', slots: [] });
export const DriversFailed = showDrivers({
  status: 'failed',
  problem: 'No slots are left on this day.',
  slots: [],
});
export const PickUp = show({
  optionId: '2',
  type: 'pick-up',
  retailerId: '11',
  date: '2026-11-30',
  time: '18:00',
  mayContinue: true,
});
export const PickUpRefused = show({
  optionId: '2',
  type: 'pick-up',
  retailerProblem: 'Choose a retailer.',
  date: '2026-11-30',
  time: '03:00',
  timeProblem: 'Choose a time from 10:00 to 16:59.',
});
export const DineIn = show({ optionId: '3', type: 'dine-in' });
export const DineInEmpty = show({ optionId: '3', type: 'dine-in', retailers: [] });
export const DineInNotOffered = show({ optionId: '3', type: 'dine-in', isSupported: false });
export const LongestText = show({
  options: [{ value: '1', label: LONG_NAME, description: LONG_TEXT, aside: '$12,345.67' }],
  summary: [{ label: LONG_WORD, value: LONG_NAME }],
  drivers: { ...OPTIONS.drivers, slots: [LONG_NAME, LONG_WORD] },
});
export const RightToLeftText = show({
  optionId: '2',
  type: 'pick-up',
  options: [{ value: '2', label: RTL_VENDOR, description: RTL_VENDOR, aside: 'Free' }],
  retailers: [{ value: '11', label: RTL_VENDOR }],
  retailerId: '11',
});
