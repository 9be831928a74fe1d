import { isPriceCurrency } from '../../../server/price-currency';
import { currencyOf } from './currencies';

it.each([
  ['USD', '$', 'US dollars'],
  ['EUR', '€', 'euros'],
  ['INR', '₹', 'Indian rupees'],
  ['CHF', 'CHF\u00a0', 'Swiss francs'],
])('knows the sign and the name of %s', (code, sign, name) => {
  expect(currencyOf(code)).toEqual({ code, sign, name });
});

it('takes another sign', () => {
  expect(currencyOf('CAD', 'C$').sign).toBe('C$');
});

it.each(['JPY', 'KWD', 'XYZ', 'usd', ''])('has no prices in %j: prices have two decimals', (code) => {
  expect(isPriceCurrency(code)).toBe(false);
});
