/** The parts of `node:timers/promises` that the backend uses, for a browser. */
export const setTimeout = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => globalThis.setTimeout(resolve, milliseconds));
