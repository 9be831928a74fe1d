/** Ignores case and surrounding whitespace (ADDR-38). */
export const isSameCity = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
