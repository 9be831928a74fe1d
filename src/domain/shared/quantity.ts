export const MAX_QUANTITY = 24;

/** The product page's rule: blank, fractional or below 1 becomes 1, above 24 becomes 24 (PDP-38..40, X-124). */
export function productQuantity(typed: string | number): number {
  const number = Number(String(typed).trim());
  if (!Number.isInteger(number) || number < 1) return 1;
  return Math.min(number, MAX_QUANTITY);
}
