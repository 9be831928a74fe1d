import type { CartGroupState } from '../../../src/ui/cart/lines/cart-group-card';
import type { CartLineState } from '../../../src/ui/cart/lines/cart-line-row';
import type { PriceSummaryProps } from '../../../src/ui/cart/price-summary/price-summary';
import type { VendorCostsState } from '../../../src/ui/cart/vendor-costs/vendor-costs';
import { productPath } from '../../../src/ui/shared/paths/paths';
import { productPicture } from './pictures';
import { LONG_NAME, LONG_WORD } from './texts';

export const aLine = (id: number, name: string, change: Partial<CartLineState> = {}): CartLineState => ({
  id: String(id),
  name,
  size: '750 ml',
  imageUrl: productPicture(id),
  quantity: 2,
  unitPrice: '$32.00',
  total: '$64.00',
  stockMessage: '',
  href: productPath({ productId: String(id) }),
  ...change,
});

export const BOURBON = aLine(101, 'Old Harbor Bourbon');
export const ROSES = aLine(301, 'Red Roses', { size: '', quantity: 1, unitPrice: '$59.00', total: '$59.00' });
export const SOLD_OUT = aLine(105, 'Small Batch Bourbon', {
  stockMessage: 'Out of stock. Remove it to continue.',
});
export const LONG_LINE = aLine(103, LONG_NAME, {
  size: LONG_WORD,
  quantity: 99,
  unitPrice: '$12,345.67',
  total: '$1,222,221.33',
});

export const GROUP: CartGroupState = {
  key: 'hudson',
  vendorName: 'Hudson Cellars',
  speed: 'Same Day',
  speedLabel: 'Local',
  methodLabel: 'Delivery, $9.99, within two hours',
  lines: [BOURBON],
};

export const VENDOR_COSTS: VendorCostsState = {
  columns: ['Items', 'Delivery', 'Taxes'],
  rows: [
    { key: 'hudson', name: 'Hudson Cellars', amounts: ['$64.00', '$9.99', '$5.68'], total: '$79.67' },
    { key: 'petal', name: 'Petal House', amounts: ['$59.00', '$0.00', '$5.24'], total: '$64.24' },
  ],
  tip: '',
  amounts: ['$123.00', '$9.99', '$10.92'],
  total: '$143.91',
};

export const PRICES: PriceSummaryProps = {
  rows: [
    { label: 'Subtotal', amount: '$64.00' },
    { label: 'Delivery', amount: '$9.99' },
    { label: 'Taxes', amount: '$5.68' },
  ],
  total: '$79.67',
  vendorCosts: null,
};

export const MANY_PRICES: PriceSummaryProps = {
  rows: [
    { label: 'Subtotal', amount: '$123.00' },
    { label: 'Discount', amount: '-$12.30' },
    { label: 'Delivery', amount: '$9.99' },
    { label: 'Service fees', amount: '$2.70' },
    { label: 'Taxes', amount: '$10.92' },
  ],
  total: '$134.31',
  vendorCosts: VENDOR_COSTS,
};
