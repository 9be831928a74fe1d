import type { Currency, Language } from '../../../settings/page-settings';

/**
 * A currency with its sign and its name. They are determined here, because another version of the locale data
 * in a browser might differ from the rendered page.
 *
 * @param code ISO 4217
 * @param sign instead of the usual one
 */
export const currencyOf = (code: string, sign = signOf(code), language: Language = 'en'): Currency => ({
  code,
  sign,
  name: partOf(code, 'name', language),
});

/** A sign that ends with a letter is separated from the amount. */
function signOf(code: string): string {
  const sign = partOf(code, 'narrowSymbol');
  return /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign;
}

/** In the plural. */
const partOf = (code: string, display: 'narrowSymbol' | 'name', language?: Language): string =>
  formatOf(code, display, language)
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? code;

const formatOf = (currency: string, currencyDisplay: 'narrowSymbol' | 'name', language: Language = 'en') =>
  new Intl.NumberFormat(`${language}-US`, { style: 'currency', currency, currencyDisplay });
