import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { productPicture } from '../../../../tests/support/samples/pictures';
import { LONG_NAME, LONG_TEXT, LONG_WORD, OUTAGE, RTL_NAME } from '../../../../tests/support/samples/texts';
import { myOrdersPath } from '../../shared/paths/paths';
import { MyOrdersView } from './my-orders.view';
import type { OrderState } from './order-accordion';

export default { component: MyOrdersView };

type Props = ComponentProps<typeof MyOrdersView>;

const ITEM = {
  name: 'Old Harbor Bourbon',
  details: ['750 ml', 'Hudson Cellars', 'Mon, Nov 30'],
  status: 'Confirmed',
  quantity: '2',
  total: '$64.00',
  imageUrl: productPicture(101),
  href: myOrdersPath(),
};

const ORDER: OrderState = {
  number: '100042',
  title: 'Order #100042',
  status: 'Confirmed',
  meaning: 'The store is preparing your order.',
  method: 'Delivery',
  placedOn: 'Nov 28, 2026',
  facts: [
    { label: 'Payment', value: 'Visa ending in 4242' },
    { label: 'Ship to', value: 'Ada Miller\n12 Harbor Street\nNew York, NY 10001' },
  ],
  groups: [{ heading: 'Local', items: [ITEM] }],
  amounts: [
    { label: 'Subtotal', value: '$64.00' },
    { label: 'Total', value: '$79.67' },
  ],
  buyAgain: { label: 'Buy again', isRunning: false, result: null },
};
const CANCELED: OrderState = {
  ...ORDER,
  number: '100041',
  title: 'Order #100041',
  status: 'Canceled',
  meaning: '',
};

const ORDERS: Props = {
  status: 'ready',
  failure: OUTAGE,
  sections: [
    { label: 'Delivery', href: myOrdersPath(), current: true },
    { label: 'Pickup', href: myOrdersPath({ kind: 'Pickup' }), current: false },
    { label: 'Dine-In', href: myOrdersPath({ kind: 'Dine-In' }), current: false },
  ],
  orders: [ORDER],
  empty: { section: 'Delivery', others: [] },
  receipt: null,
  actions: ignored(),
};

const show =
  (change: Partial<Props> = {}) =>
  () => <MyOrdersView {...ORDERS} {...change} />;
const showOrder = (change: Partial<OrderState>) => show({ orders: [{ ...ORDER, ...change }] });

export const Loading = show({ status: 'loading', orders: [] });
export const Failed = show({ status: 'failed', orders: [] });
export const Empty = show({ orders: [] });
export const EmptyHere = show({
  orders: [],
  empty: { section: 'Delivery', others: [{ label: 'Pickup', href: myOrdersPath({ kind: 'Pickup' }) }] },
});
export const One = show();
export const Many = show({
  orders: [ORDER, CANCELED, { ...CANCELED, number: '100040', title: 'Order #100040' }],
});
export const Busy = showOrder({ buyAgain: { ...ORDER.buyAgain, isRunning: true } });
export const BoughtAgain = showOrder({
  buyAgain: {
    ...ORDER.buyAgain,
    result: {
      tone: 'success',
      title: 'Added to your cart',
      text: '1 item was added.',
      missing: [],
      leadsToCart: true,
    },
  },
});
export const PartlyRefused = showOrder({
  buyAgain: {
    ...ORDER.buyAgain,
    result: {
      tone: 'warning',
      title: '1 of 2 items was added',
      text: 'These were not added:',
      missing: [
        { name: 'Red Roses', reason: 'Sold out', link: { label: 'See the product', href: myOrdersPath() } },
      ],
      leadsToCart: true,
    },
  },
});
export const LongestText = showOrder({
  status: 'Waiting for the approval of its payment',
  meaning: LONG_TEXT,
  method: LONG_NAME,
  facts: [{ label: LONG_WORD, value: LONG_NAME }],
  groups: [
    {
      heading: LONG_NAME,
      items: [{ ...ITEM, name: LONG_NAME, details: [LONG_WORD], total: '$1,222,221.33' }],
    },
  ],
  amounts: [{ label: LONG_NAME, value: '$1,222,221.33' }],
});
export const RightToLeftText = showOrder({
  groups: [{ heading: 'Local', items: [{ ...ITEM, name: RTL_NAME, details: [RTL_NAME] }] }],
});
