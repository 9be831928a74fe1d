/** A placeholder for the page's own origin, which only the browser knows. */
const HERE = 'https://shop.invalid';

/** A URL, or a path of the backend, as a URL to open; empty if there is none or it is not a web URL. */
export function toPaymentPage(wire: string | undefined, baseUrl: string): string {
  if (!wire || !URL.canParse(wire, baseUrl || HERE)) return '';
  const { protocol, origin, pathname, search, href } = new URL(wire, baseUrl || HERE);
  if (!/^https?:$/.test(protocol)) return '';
  return origin === HERE ? pathname + search : href;
}
