/** Resolves once everything that waits for nothing but promises is done. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
