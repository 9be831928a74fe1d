/** Anybody can make up a URL, so only something shaped like an order number is shown. */
export const orderIdFrom = (given: string | null): string =>
  given !== null && /^[A-Za-z0-9-]{1,32}$/.test(given) ? given : '';
