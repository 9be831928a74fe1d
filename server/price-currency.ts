const KNOWN = new Set(Intl.supportedValuesOf('currency'));

/** Whether it is the ISO 4217 code of a currency in which whole cents are counted. */
export const isPriceCurrency = (code: string): boolean =>
  KNOWN.has(code) &&
  new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).resolvedOptions()
    .maximumFractionDigits === 2;

export const PRICE_CURRENCY_IS = 'the ISO 4217 code of a currency with two decimals, such as EUR';
