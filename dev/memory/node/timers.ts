/** What the backend takes from `node:timers/promises`, in a browser. */
export const setTimeout = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => globalThis.setTimeout(resolve, milliseconds));
