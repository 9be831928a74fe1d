import fc from 'fast-check';
import { allocate } from './allocate';

const cents = fc.integer({ min: 0, max: 100_000 });

describe('splitting an amount', () => {
  it('gives every part its share, and all parts add up to the amount [BDG-04]', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const parts = allocate(amount, weights);
          const whole = weights.reduce((total, weight) => total + weight, 0);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(whole === 0 ? 0 : amount);
          parts.forEach((part, index) =>
            expect(Math.abs(part - (whole && (amount * weights[index]!) / whole))).toBeLessThanOrEqual(1),
          );
        },
      ),
    );
  });
});
