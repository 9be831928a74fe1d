/** Numbers are millilitres; other sizes are labels already, as for flowers. */
export const formatSize = (size: string): string =>
  /^\d+$/.test(size.trim()) ? `${size.trim()} ml` : size.trim();

/** Size 0 cannot be chosen (PDP-26). */
export const isChoosableSize = (size: string): boolean => size.trim() !== '' && Number(size) !== 0;

/** The sizes of bottles, in millilitres (CONST-24). */
export const BOTTLE_SIZES = ['100', '200', '375', '750', '1000', '1750'] as const;
