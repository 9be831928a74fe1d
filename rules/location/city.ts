/** Capitals and blanks around the name do not count (ADDR-38). */
export const isSameCity = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
