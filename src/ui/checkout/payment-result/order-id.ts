/** Anyone can write the address of a page: only what has the shape of an order number is shown. */
export const orderIdFrom = (given: string | null): string =>
  given !== null && /^[A-Za-z0-9-]{1,32}$/.test(given) ? given : '';
