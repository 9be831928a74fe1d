/** The page that is measured. Each other value of `size` is another page that shows the same. */
export const PAGE = '/store/101';
export const PLACE = 'zipcode=10001&vendor_location_id=11&ageGateVerified=true';

export const LIGHT_CALL = '/connect/index/categorylist?store_id=1&courier_type=';

/** A request for a page, as a browser over HTTP sends it. */
export const pageRequest = (url, path) =>
  `GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n` +
  `Cookie: shopping_place=${PLACE}\r\n\r\n`;

let misses = 0;
/** A request for a page that is in no cache. */
export const missRequest = (url) => pageRequest(url, `${PAGE}?size=${(misses += 1)}`);

/** Whether an answer is a rendered page, and not the plain one that goes out when rendering is late. */
export const isRendered = (head) => head.includes('s-maxage');
