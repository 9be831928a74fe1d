import fc from 'fast-check';
import { cancellationOf } from './cancellation';

const cents = fc.integer({ min: 0, max: 100_000 });
const items = fc.array(fc.record({ lineTotalCents: fc.integer({ min: 1, max: 100_000 }), taxCents: cents }), {
  minLength: 1,
  maxLength: 8,
});

/** An order of these lines, with a discount that is a share of its goods. */
const orders = fc
  .record({ items, percentOff: fc.integer({ min: 0, max: 100 }), others: cents })
  .map(({ items: lines, percentOff, others }) => {
    const subtotal = lines.reduce((sum, { lineTotalCents }) => sum + lineTotalCents, 0);
    const taxes = lines.reduce((sum, { taxCents }) => sum + taxCents, 0);
    const discountCents = Math.floor((subtotal * percentOff) / 100);
    const grandTotalCents = subtotal - discountCents + taxes + others;
    return {
      order: { discountCents, grandTotalCents, refundedCents: 0 },
      items: lines.map((line, index) => ({ ...line, id: index + 1, status: 'processing' })),
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
        refunded += refundCents;
        left = left.map((item) => (canceled.includes(item) ? { ...item, status: 'canceled' } : item));
      }
      expect(refunded).toBe(order.grandTotalCents);
    }),
  );
});

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
