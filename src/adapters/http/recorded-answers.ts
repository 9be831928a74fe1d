type Fetch = (input: string | Request, init?: RequestInit) => Promise<Response>;

/** What a backend answered to each question of the first screen, as text. */
export type RecordedAnswers = Readonly<Record<string, string>>;

/** Long enough for the code of a route to arrive on a slow phone; older answers are asked for again. */
const FRESH_MS = 20_000;

/** Writes down what is asked and answered. From a failure no first screen can be drawn. */
export class AnswerRecorder {
  readonly answers: Record<string, string> = {};
  hasFailed = false;

  constructor(private readonly ask: Fetch) {}

  readonly fetch: Fetch = async (input, init) => {
    const response = await this.ask(input, init);
    this.hasFailed ||= !response.ok;
    this.answers[requestKey(input, init)] = await response.clone().text();
    return response;
  };
}

/** Hands out recorded answers, each once and while they are fresh; anything else is asked of the backend. */
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

/** Without the origin: the server that draws the screen is not at the address that the browser sees. */
function requestKey(input: string | Request, init: RequestInit = {}): string {
  const { pathname, search } = new URL(typeof input === 'string' ? input : input.url, 'http://shop');
  const body = typeof init.body === 'string' ? init.body : '';
  return [init.method ?? 'GET', pathname + search, body].join(' ').trim();
}
