/** What is wrong with a typed value, or null. */
export type ValueRule = (typed: string) => string | null;

/** Blanks alone are nothing. */
export const required =
  (message: string): ValueRule =>
  (typed) =>
    typed.trim() === '' ? message : null;
