import { aCart, aLine } from '../../../tests/support/builders/cart';
import { dollars } from '../../../tests/support/builders/catalog';
import type { CartLine } from './cart-line';
import { cartDifference } from './cart-difference';

const bourbon = aLine({ id: '1' });
const rye = aLine({ id: '2', variantId: '1021', name: 'Rye' });
const cartOf = (...lines: CartLine[]) => aCart({ lines });

describe('the difference between the cart that was shown and the current one', () => {
  it('is none for the same cart', () => {
    expect(cartDifference(cartOf(bourbon, rye), cartOf(bourbon, rye))).toBeNull();
  });

  it('names added and removed lines, and the new total', () => {
    expect(cartDifference(cartOf(bourbon), cartOf(rye))).toEqual({
      lines: [
        { kind: 'added', name: 'Rye' },
        { kind: 'removed', name: 'Old Harbor Bourbon' },
      ],
      grandTotal: null,
    });
    expect(cartDifference(cartOf(bourbon), cartOf(bourbon, rye))?.grandTotal?.format()).toBe('$76.83');
  });

  it('names changed quantities and prices', () => {
    const moreExpensive = aLine({
      id: '1',
      quantity: 3,
      unitPrice: dollars('35.00'),
      total: dollars('105.00'),
    });
    expect(cartDifference(cartOf(bourbon), cartOf(moreExpensive))?.lines).toEqual([
      { kind: 'quantity', name: 'Old Harbor Bourbon', quantity: 3 },
      { kind: 'price', name: 'Old Harbor Bourbon', unitPrice: dollars('35.00') },
    ]);
  });

  it('has only the total when nothing else has changed, for example by a coupon', () => {
    const coupon = aCart({ lines: [bourbon], prices: { discount: dollars('3.20') } });
    expect(cartDifference(cartOf(bourbon), coupon)).toMatchObject({ lines: [] });
    expect(cartDifference(cartOf(bourbon), coupon)?.grandTotal?.format()).toBe('$41.63');
  });

  it('ignores the id of a line that holds the same offer', () => {
    const sameOffer = aLine({ id: '9' });
    expect(cartDifference(cartOf(bourbon), cartOf(sameOffer))).toBeNull();
  });
});
