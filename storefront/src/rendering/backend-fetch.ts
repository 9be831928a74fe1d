import { backendArea } from '../http/backend-paths';
import type { BackendCall } from '../metrics/figures';

/** Tells the backend that a page is rendered, and not that a shopper asks. */
const USER_AGENT = 'cork-and-petal-storefront';
/** A page is not sent later than this anyway. */
const TIMEOUT_MS = 5_000;

/**
 * A `fetch` for the shop's renderer: calls the backend as a visitor, without a token.
 *
 * @param onCall is told of each call
 */
export const backendFetch =
  (backendUrl: string, onCall: (call: BackendCall) => void): typeof fetch =>
  async (input, init = {}) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const { method, body } = init;
    const headers = new Headers(init.headers);
    headers.set('User-Agent', USER_AGENT);
    // Both are near each other: compression would cost more time than it saves.
    headers.set('Accept-Encoding', 'identity');
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const startedAt = performance.now();
    const tell = (status: BackendCall['status']) =>
      onCall({ path: backendArea(pathname), status, seconds: (performance.now() - startedAt) / 1_000 });
    try {
      const answer = await fetch(backendUrl + pathname + search, { method, body, headers, signal });
      tell(answer.status);
      return answer;
    } catch (error) {
      tell('none');
      throw error;
    }
  };
