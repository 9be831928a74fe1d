/** Tells the backend that a page is rendered, and not that a shopper asks. */
const USER_AGENT = 'cork-and-petal-storefront';
/** A page is not sent later than this anyway. */
const TIMEOUT_MS = 5_000;

/** A `fetch` for the shop's renderer: calls the backend as a visitor, without a token. */
export const backendFetch =
  (backendUrl: string): typeof fetch =>
  (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const { method, body } = init;
    const headers = new Headers(init.headers);
    headers.set('User-Agent', USER_AGENT);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(backendUrl + pathname + search, { method, body, headers, signal });
  };
