import { ignored } from '../../../../tests/support/samples/ignored';
import { LONG_NAME, LONG_TEXT, RTL_NAME } from '../../../../tests/support/samples/texts';
import type { OrderAgainState } from './order-again-state';
import { OrderAgainView } from './order-again.view';

export default { component: OrderAgainView };

const ORDER: OrderAgainState = {
  title: 'Your order of Nov 28, 2026',
  items: '2 × Old Harbor Bourbon, Red Roses',
  total: '$79.67',
  buyAgain: { label: 'Buy again', isRunning: false, result: null },
};

const show =
  (change: Partial<OrderAgainState> = {}) =>
  () => <OrderAgainView state={{ ...ORDER, ...change }} actions={ignored()} />;

export const Ready = show();
export const Disabled = show({ buyAgain: { ...ORDER.buyAgain, label: '' } });
export const Busy = show({ buyAgain: { ...ORDER.buyAgain, isRunning: true } });
export const Refused = show({
  buyAgain: {
    ...ORDER.buyAgain,
    result: {
      tone: 'warning',
      title: 'Nothing was added',
      text: 'Everything in this order is sold out.',
      missing: [{ name: 'Red Roses', reason: 'Sold out' }],
      leadsToCart: false,
    },
  },
});
export const LongestText = show({ title: LONG_NAME, items: LONG_TEXT, total: '$1,222,221.33' });
export const RightToLeftText = show({ items: RTL_NAME });
