/**
 * The parts of a request that openapi-fetch needs. A platform Request would be built only for fetch to build another
 * from it, which costs a sixth of a whole call.
 */
export class LightRequest implements RequestInit {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | null;
  readonly signal: AbortSignal | null;
  readonly keepalive: boolean;

  constructor(url: string, init: RequestInit) {
    const { method = 'GET', headers, body = null, signal = null, keepalive = false } = init;
    this.url = url;
    this.method = method;
    this.headers = headers instanceof Headers ? headers : new Headers(headers);
    this.body = body;
    this.signal = signal;
    this.keepalive = keepalive;
  }
}
