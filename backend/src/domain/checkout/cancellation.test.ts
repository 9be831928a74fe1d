import fc from 'fast-check';
import { anyLines, anyTerms } from '../../../tests/support/any-cart';
import { lineTotal } from '../cart/priced-line';
import { priceCart } from '../cart/pricing';
import { cancellationOf } from './cancellation';

/** An order of any cart, under any rule of taxes, with a tip. */
const orders = fc
  .record({ lines: anyLines, terms: anyTerms, tip: fc.integer({ min: 0, max: 5_000 }) })
  .filter(({ lines }) => lines.length > 0)
  .map(({ lines, terms, tip }) => {
    const { discount, grandTotal, taxShares } = priceCart(lines, terms);
    return {
      order: { discountCents: discount, grandTotalCents: grandTotal + tip },
      items: lines.map((line, index) => ({
        id: index + 1,
        status: 'processing',
        lineTotalCents: lineTotal(line),
        taxCents: taxShares.ofLines[index] ?? 0,
      })),
    };
  });

it('refunds the total to the cent, in whatever order and parts an order is canceled [GEN-31]', () => {
  fc.assert(
    fc.property(orders, fc.array(fc.nat()), fc.nat(), ({ order, items: all }, picks, before) => {
      // Some of it was refunded without canceling anything.
      let refunded = before % (order.grandTotalCents + 1);
      let left = all;
      for (const pick of [...picks, undefined]) {
        if (left.every(({ status }) => status === 'canceled')) break;
        const open = left.filter(({ status }) => status !== 'canceled');
        const ids = pick === undefined ? undefined : [open[pick % open.length]!.id];
        const now = { order: { ...order, currency: 'USD', refundedCents: refunded }, items: left };
        const { canceled, refundCents } = cancellationOf(now, ids);
        expect(refundCents).toBeGreaterThanOrEqual(0);
        expect(refundCents).toBeLessThanOrEqual(order.grandTotalCents - refunded);
        refunded += refundCents;
        left = left.map((item) => (canceled.includes(item) ? { ...item, status: 'canceled' } : item));
      }
      expect(refunded).toBe(order.grandTotalCents);
    }),
  );
});

it('refunds each item its price after the discount and its taxes, and never more than was paid', () => {
  fc.assert(
    fc.property(orders, ({ order, items }) => {
      const whole = { ...order, currency: 'USD', refundedCents: 0 };
      const parts = items.map(({ id }) => {
        const others = items.map((item) => (item.id === id ? item : { ...item, status: 'canceled' }));
        // As if nothing had been refunded for the others.
        return cancellationOf({ order: whole, items: [...others, unsold] }, [id]).refundCents;
      });
      const { discountCents, grandTotalCents } = order;
      const due = items.reduce((sum, item) => sum + item.lineTotalCents + item.taxCents, -discountCents);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(due);
      expect(due).toBeLessThanOrEqual(grandTotalCents);
    }),
  );
});

/** Keeps an order from being canceled as a whole. */
const unsold = { id: 0, status: 'processing', lineTotalCents: 0, taxCents: 0 };

it('refunds delivery and fees only with the last item', () => {
  const order = {
    currency: 'USD',
    discountCents: 10_00,
    grandTotalCents: 100_00 + 8_00 - 10_00 + 5_00,
    refundedCents: 0,
  };
  const [first, second] = [
    { id: 1, lineTotalCents: 75_00, taxCents: 6_00, status: 'processing' },
    { id: 2, lineTotalCents: 25_00, taxCents: 2_00, status: 'processing' },
  ];
  const part = cancellationOf({ order, items: [first, second] }, [2]);
  expect(part).toEqual({
    canceled: [second],
    kept: [first],
    isWhole: false,
    refundCents: 24_50,
    currency: 'USD',
  });
});
