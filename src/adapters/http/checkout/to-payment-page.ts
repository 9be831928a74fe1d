/** Stands in for the page's own origin, which only the browser knows. */
const HERE = 'https://shop.invalid';

/** An address, or a path of the backend, as something to open; empty for none, and for what is no web address. */
export function toPaymentPage(wire: string | undefined, baseUrl: string): string {
  if (!wire || !URL.canParse(wire, baseUrl || HERE)) return '';
  const { protocol, origin, pathname, search, href } = new URL(wire, baseUrl || HERE);
  if (!/^https?:$/.test(protocol)) return '';
  return origin === HERE ? pathname + search : href;
}
