import type { ComponentProps } from 'react';
import { dollars } from '../../../../tests/support/builders/catalog';
import { filterGroups } from '../../../../tests/support/samples/filters';
import { ignored } from '../../../../tests/support/samples/ignored';
import { productPicture } from '../../../../tests/support/samples/pictures';
import { LONG_NAME, OUTAGE, RTL_NAME, RTL_VENDOR } from '../../../../tests/support/samples/texts';
import { WalletProductsView } from './wallet-products.view';
import type { WalletProductState } from './wallet-card';

export default { component: WalletProductsView };

type State = ComponentProps<typeof WalletProductsView>['state'];

const shown = (id: number, name: string): WalletProductState => ({
  product: {
    id: String(id),
    name,
    imageUrl: productPicture(id),
    sizes: [{ millilitres: 50, price: dollars('9.00') }],
    availableMl: 1500,
    redeemableMl: 750,
    pastOrderId: '',
  },
  notes: ['Available in Wallet: 1,500 ml'],
  sizes: [
    { value: '50', label: '50 ml', price: '$9.00', problem: '' },
    { value: '100', label: '100 ml', price: '$17.00', problem: '' },
  ],
});

const PRODUCTS: State = {
  status: 'ready',
  problem: OUTAGE,
  hasRetailer: true,
  retailers: [{ value: '11', label: 'The Copper Still, 4 stars' }],
  retailerId: '11',
  date: '2026-11-30',
  min: '2026-11-30',
  max: '2026-12-30',
  time: '18:00',
  dateProblem: '',
  timeProblem: '',
  timeAdvice: '',
  refusals: 0,
  adding: '',
  refused: null,
  sorts: [{ value: 'name', label: 'Name' }],
  sort: 'name',
  filters: filterGroups('size', 'price'),
  isDrawerOpen: false,
  hasProducts: true,
  products: [shown(101, 'Old Harbor Bourbon')],
};

const show =
  (change: Partial<State> = {}) =>
  () => <WalletProductsView state={{ ...PRODUCTS, ...change }} actions={ignored()} />;

export const Loading = show({ status: 'loading' });
export const Failed = show({ status: 'failed' });
export const WithoutRetailer = show({ hasRetailer: false, retailers: [] });
export const Empty = show({ hasProducts: false, products: [] });
export const EmptyWithFilters = show({ products: [] });
export const One = show();
export const Many = show({ products: [101, 102, 103, 104, 105].map((id) => shown(id, `Bourbon no. ${id}`)) });
export const NotRedeemable = show({
  products: [
    {
      ...shown(101, 'Old Harbor Bourbon'),
      notes: ['Available in Wallet: 1,500 ml', 'Redeemable Here: 0 ml'],
      sizes: [
        { value: '50', label: '50 ml', price: '$9.00', problem: 'This drink cannot be redeemed here.' },
      ],
    },
    shown(102, 'Red Roses Gin'),
  ],
});
export const DrawerOpen = show({ isDrawerOpen: true });
export const Refused = show({
  timeProblem: 'Dining date and time is required',
  timeAdvice: 'Choose a time from 10:00 to 16:59.',
  refused: {
    productId: '101',
    problem: {
      text: 'You must be over 21 to buy alcohol.',
      remedy: { label: 'I am over 21', confirmsAge: true },
    },
  },
});
export const Busy = show({ adding: '101' });
export const LongestText = show({
  retailers: [{ value: '11', label: LONG_NAME }],
  products: [{ ...shown(101, LONG_NAME), notes: [LONG_NAME] }],
});
export const RightToLeftText = show({
  retailers: [{ value: '11', label: RTL_VENDOR }],
  products: [shown(101, RTL_NAME)],
});
