type Fetch = (input: string | Request, init?: RequestInit) => Promise<Response>;

/** The backend's answer to each request of the first screen, as text. */
export type RecordedAnswers = Readonly<Record<string, string>>;

/** Long enough for a route's code to load on a slow phone; older answers are fetched again. */
const FRESH_MS = 20_000;

/** Records requests and answers. A first screen cannot be rendered from a failure. */
export class AnswerRecorder {
  readonly answers: Record<string, string> = {};
  hasFailed = false;

  constructor(private readonly ask: Fetch) {}

  readonly fetch: Fetch = async (input, init) => {
    try {
      const response = await this.ask(input, init);
      this.hasFailed ||= !response.ok;
      this.answers[requestKey(input, init)] = await response.clone().text();
      return response;
    } catch (cause) {
      this.hasFailed = true;
      throw cause;
    }
  };
}

/** Replays recorded answers, each once while it is fresh; anything else is fetched from the backend. */
export function replaying(
  recorded: RecordedAnswers,
  ask: Fetch = (input, init) => fetch(input, init),
  now: () => number = () => Date.now(),
): Fetch {
  const left = new Map(Object.entries(recorded));
  const until = now() + FRESH_MS;
  return async (input, init) => {
    const request = requestKey(input, init);
    const answer = left.get(request);
    left.delete(request);
    if (answer === undefined || now() > until) return ask(input, init);
    return new Response(answer, { headers: { 'Content-Type': 'application/json' } });
  };
}

/** Without the origin, which differs between the rendering server and the browser. */
function requestKey(input: string | Request, init: RequestInit = {}): string {
  const { pathname, search } = new URL(typeof input === 'string' ? input : input.url, 'http://shop');
  const body = typeof init.body === 'string' ? init.body : '';
  return [init.method ?? 'GET', pathname + search, body].join(' ').trim();
}
