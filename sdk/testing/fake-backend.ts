import type { Fetch } from '../src/exchange';

/** A request as the backend received it. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly text: string;
  readonly keepalive: boolean;
}

export interface FakeBackend {
  readonly fetch: Fetch;
  /** The only request so far. */
  only(): Received;
  /** The body of the only request. */
  body(): unknown;
}

/** A fetch that records requests and answers with what the handler returns. */
export function aBackend(handler: (request: Request) => Response | Promise<Response>): FakeBackend {
  const received: Received[] = [];
  const only = () => {
    const [first, ...rest] = received;
    if (!first || rest.length > 0) throw new Error(`One request was expected, ${received.length} came.`);
    return first;
  };
  return {
    only,
    body: () => JSON.parse(only().text) as unknown,
    fetch: async (address, init) => {
      const request = new Request(address, init);
      const { method, url, headers, keepalive } = request;
      const text = await request.clone().text();
      received.push({ method, url: new URL(url), headers, text, keepalive });
      request.signal.throwIfAborted();
      return handler(request);
    },
  };
}

/** A backend that gives every call the same answer. */
export const aBackendAnswering = (body: unknown, init?: ResponseInit): FakeBackend =>
  aBackend(() => Response.json(body, init));
