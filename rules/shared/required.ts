/** Returns an error message, or null if the value is valid. */
export type ValueRule = (typed: string) => string | null;

/** Whitespace alone counts as missing. */
export const required =
  (message: string): ValueRule =>
  (typed) =>
    typed.trim() === '' ? message : null;
