/** An ISO 4217 code, such as USD, of a currency with two decimals. */
export type Currency = string;

/** Of a shop that names none. */
export const DEFAULT_CURRENCY: Currency = 'USD';
