import { render, screen } from '@testing-library/react';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { dollars } from '../../../../tests/support/builders/catalog';
import type { Cart } from '../../../domain/cart/cart';
import type { Money } from '../../../domain/shared/money';
import { toPriceSummaryState } from '../lines/cart-contents';
import { PriceSummary } from '../price-summary/price-summary';

const bourbon = aLine();
const tulips = aLine({ id: '2', name: 'Tulips', vendorName: 'Petal House' });
const lines = [bourbon, tulips];

describe('the price summary', () => {
  it('shows the costs of two vendors, and the totals in the last row [CART-05] [X-128] [X-129]', () => {
    showPrices(aCart({ lines }));
    expect(cells()).toEqual([
      ['Store', 'Items', 'Delivery', 'Taxes', 'Total'],
      ['Hudson Cellars', '$32.00', '$9.99', '$2.84', '$44.83'],
      ['Petal House', '$32.00', '$0.00', '$0.00', '$32.00'],
      ['All stores', '$64.00', '$9.99', '$2.84', '$76.83'],
    ]);
    screen.getByText('$76.83', { selector: 'dd *' });
  });

  it('has a column for a discount and for fees where there are any [X-129]', () => {
    const prices = { discount: dollars('6.40'), feeAmount: dollars('2.70') };
    showPrices(aCart({ lines, prices }));
    expect(cells()[0]).toEqual(['Store', 'Items', 'Discount', 'Delivery', 'Fees', 'Taxes', 'Total']);
    expect(cells()[3]).toEqual(['All stores', '$64.00', '-$6.40', '$9.99', '$2.70', '$2.84', '$73.13']);
  });

  it('assigns the tip to no vendor, and includes it in the last row [SUM-09] [X-041]', () => {
    showPrices(aCart({ lines }), dollars('9.60'));
    expect(cells().slice(3)).toEqual([
      ['Driver Tip', '', '', '', '$9.60'],
      ['All stores', '$64.00', '$9.99', '$2.84', '$86.43'],
    ]);
    screen.getByText('$86.43', { selector: 'dd *' });
  });

  it('shows no table for a single vendor', () => {
    showPrices(aCart());
    expect(screen.queryByRole('table')).toBeNull();
  });
});

const showPrices = (cart: Cart, tip?: Money) => render(<PriceSummary {...toPriceSummaryState(cart, tip)} />);

/** Without the column name that each cell repeats for narrow screens. */
const cells = (): string[][] =>
  screen
    .getAllByRole<HTMLTableRowElement>('row', { hidden: true })
    .map((row) => [...row.cells].map((cell) => cell.lastChild?.textContent?.trim() ?? ''));
