import { Agent } from 'undici';
import { backendArea } from '../http/backend-paths';
import type { BackendCall } from '../metrics/measurements';

/** Tells the backend that the call is made to render a page, and not by a shopper. */
const USER_AGENT = 'cork-and-petal-storefront';
/** A page is not sent later than this anyway. */
const TIMEOUT_MS = 5_000;

/**
 * Makes a `fetch` for the shop's renderer: it calls the backend as a visitor, without a token. Node's own `fetch` takes
 * several times as long for each call, and a page makes a few.
 *
 * @param onCall is called for each call
 * @returns makes one whose calls have further headers
 */
export function backendCalls(
  backendUrl: string,
  onCall: (call: BackendCall) => void,
): (headers?: Record<string, string>) => typeof fetch {
  const backend = new Agent({
    connect: { timeout: TIMEOUT_MS },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  return (named = {}) =>
    async (input, init = {}) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      const startedAt = performance.now();
      const tell = (status: BackendCall['status']) =>
        onCall({ path: backendArea(pathname), status, seconds: (performance.now() - startedAt) / 1_000 });
      const request = {
        origin: backendUrl,
        path: pathname + search,
        method: init.method ?? 'GET',
        headers: { ...named, ...headersOf(init) },
        body: typeof init.body === 'string' ? init.body : null,
      };
      const { statusCode: status, body } = await backend.request(request).catch((error: unknown) => {
        tell('none');
        throw error;
      });
      tell(status);
      const text = await body.text();
      return new Response(text || null, { status, headers: { 'Content-Type': 'application/json' } });
    };
}

const headersOf = ({ headers }: RequestInit) => ({
  ...Object.fromEntries(new Headers(headers)),
  'user-agent': USER_AGENT,
  // Storefront and backend are close to each other: compression would cost more time than it saves.
  'accept-encoding': 'identity',
});
