import { type Currency, DEFAULT_CURRENCY } from './currency';

/**
 * Amounts are integer cents; on the wire they are decimal strings such as `12.50` (BDG-04). Prices are never floats.
 */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount of cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount as a person reads it: `$12.50`, or `12.50 EUR`. */
export const amountText = (cents: number, currency: Currency): string =>
  currency === DEFAULT_CURRENCY ? `$${formatCents(cents)}` : `${formatCents(cents)} ${currency}`;

const DECIMAL = /^(\d{1,9})\.(\d{2})$/;

/** The cents of `12.50`, or undefined if the text is not such an amount. */
export function parseCents(decimal: string): number | undefined {
  const parts = DECIMAL.exec(decimal);
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : undefined;
}

/** A share of an amount in basis points (1000 is 10 %), rounded half up to cents. */
export function shareOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}
