import { MAX_QUANTITY, MIN_QUANTITY } from '../../../rules/shared/quantity';

/** The product page's rule: blank, fractional or below 1 becomes 1, above 24 becomes 24 (PDP-38..40, X-124). */
export function productQuantity(typed: string | number): number {
  const number = Number(String(typed).trim());
  if (!Number.isInteger(number) || number < MIN_QUANTITY) return MIN_QUANTITY;
  return Math.min(number, MAX_QUANTITY);
}
