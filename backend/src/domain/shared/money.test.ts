import fc from 'fast-check';
import { amountText, formatCents, parseCents, shareOf } from './money';

it('formats cents as dollars with two decimals [BDG-04]', () => {
  expect([0, 5, 99, 100, 1250, 34_999].map(formatCents)).toEqual([
    '0.00',
    '0.05',
    '0.99',
    '1.00',
    '12.50',
    '349.99',
  ]);
  expect(formatCents(-1250)).toBe('-12.50');
});

it('names the currency of an amount, dollars by their sign', () => {
  expect(amountText(1250, 'USD')).toBe('$12.50');
  expect(amountText(1250, 'EUR')).toBe('12.50 EUR');
});

it('parses what it formatted [BDG-04]', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999_999 }), (cents) => parseCents(formatCents(cents)) === cents),
  );
});

it('refuses anything that is not an amount of cents', () => {
  for (const text of ['', '12', '12.5', '12.505', '-1.00', '1e3', ' 1.00', '1,00'])
    expect(parseCents(text)).toBeUndefined();
  for (const cents of [0.5, Number.NaN, Infinity]) expect(() => formatCents(cents)).toThrow(RangeError);
});

it('rounds a share half up to cents [X-041]', () => {
  expect(shareOf(8848, 1000)).toBe(885);
  expect(shareOf(1005, 500)).toBe(50);
  expect(shareOf(1010, 500)).toBe(51);
});
