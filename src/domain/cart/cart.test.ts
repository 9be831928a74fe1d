import fc from 'fast-check';
import { aCart, aLine, aSummary } from '../../../tests/support/builders/cart';
import { dollars } from '../../../tests/support/builders/catalog';
import { Cart } from './cart';
import { Money } from '../shared/money';

const bourbon = aLine({ id: '1', variantId: '1011' });
const rye = aLine({ id: '2', variantId: '1021', quantity: 2 });
const wine = aLine({ id: '3', variantId: '1031', locationId: '12', speedLabel: 'Next Day' });
const cart = aCart({ lines: [bourbon, wine, rye] });

describe('a cart', () => {
  it('groups its lines by vendor location and speed [CART-02]', () => {
    expect(cart.groups.map((group) => [group.key, group.lines.map((line) => line.id)])).toEqual([
      ['11_Same Day', ['1', '2']],
      ['12_Next Day', ['3']],
    ]);
  });

  it('counts units for the badge', () => {
    expect(cart.unitCount).toBe(4);
  });

  it('updates the row total with the quantity [CART-11] [CART-12]', () => {
    const changed = cart.withQuantity('1', 3);
    expect(changed.line('1')?.total.format()).toBe('$96.00');
    expect(cart.line('1')?.quantity).toBe(1);
  });

  it('marks every line of a variant that cannot be sold [SUM-25] [CART-28]', () => {
    const twice = aCart({ lines: [bourbon, aLine({ id: '9', locationId: '13' }), wine] });
    const marked = twice.withRefused([{ variantId: '1011', message: '' }]);
    expect(marked.lines.map((line) => line.stockMessage)).toEqual(['Out of Stock', 'Out of Stock', '']);
    expect(marked.hasOutOfStock).toBe(true);
  });

  it('shows the costs of several vendors only if they add up to the summary to the cent [X-129]', () => {
    const tulips = aLine({ id: '4', vendorName: 'Petal House' });
    const shared = aCart({ lines: [bourbon, tulips] });
    expect(shared.vendorCosts.map(({ vendorName, subtotal }) => [vendorName, subtotal.format()])).toEqual([
      ['Hudson Cellars', '$32.00'],
      ['Petal House', '$32.00'],
    ]);
    expect(cart.vendorCosts).toEqual([]);
    const { id, lines, couponCode, vendorCosts } = shared;
    const moreExpensive = aSummary(dollars('64.01'));
    expect(Cart.of({ id, lines, couponCode, summary: moreExpensive, vendorCosts }).vendorCosts).toEqual([]);
    expect(Cart.of({ id, lines, couponCode, summary: shared.summary }).vendorCosts).toEqual([]);
  });

  it('shows only the rows that are not zero', () => {
    const summary = aSummary(dollars('64.00'), { discount: dollars('6.40') });
    expect(summary.rows.map((row) => `${row.label} ${row.amount.format()}`)).toEqual([
      'Subtotal $64.00',
      'Discount -$6.40',
      'Taxes $2.84',
      'Delivery Fee $9.99',
    ]);
  });

  it('adds up, and detects a summary that does not [ENT-27]', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, (subtotal, tax, fee) => {
        const summary = aSummary(Money.ofCents(subtotal), {
          taxes: Money.ofCents(tax),
          processingFee: Money.ofCents(fee),
          feeAmount: Money.ofCents(fee),
        });
        expect(summary.addsUp).toBe(true);
      }),
    );
    expect(aSummary(dollars('10.00'), { processingFee: dollars('1.00') }).addsUp).toBe(false);
  });
});
