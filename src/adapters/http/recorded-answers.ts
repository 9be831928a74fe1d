type Fetch = (input: string | Request, init?: RequestInit) => Promise<Response>;

interface RecordedAnswer {
  readonly status: number;
  readonly text: string;
}

/** The backend's answers to the first screen's requests. */
type RecordedAnswers = Readonly<Record<string, RecordedAnswer>>;

/** Long enough for a route's code to load on a slow phone; older answers are fetched again. */
const FRESH_MS = 20_000;

/**
 * Records requests and answers; equal requests are one. A first screen cannot be rendered from a failure, but from a
 * refusal: what does not exist, or is gone, stays so.
 */
export class AnswerRecorder {
  readonly answers: Record<string, RecordedAnswer> = {};
  /** A request was refused, or answered with something unreadable, which may be different the next time. */
  hasFailed = false;
  /** The backend could not be reached, or had a fault. */
  isUnavailable = false;
  /** What a request asked for is gone for good. */
  isGone = false;
  private readonly asked = new Map<string, Promise<RecordedAnswer>>();

  constructor(private readonly ask: Fetch) {}

  readonly fetch: Fetch = async (input, init) => {
    const request = requestKey(input, init);
    const known = this.asked.get(request) ?? this.record(request, this.ask(input, init));
    this.asked.set(request, known);
    return responseOf(await known);
  };

  private async record(request: string, asked: Promise<Response>): Promise<RecordedAnswer> {
    try {
      const response = await asked;
      const { ok, status } = response;
      this.isUnavailable ||= status >= 500;
      this.isGone ||= status === 410;
      this.hasFailed ||= !ok && status !== 404 && status !== 410;
      const answer = { status, text: await response.text() };
      this.answers[request] = answer;
      return answer;
    } catch (cause) {
      this.isUnavailable = true;
      throw cause;
    }
  }
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
    return responseOf(answer);
  };
}

const responseOf = ({ status, text }: RecordedAnswer): Response =>
  new Response(text || null, { status, headers: { 'Content-Type': 'application/json' } });

/** Without the origin, which differs between the rendering server and the browser. */
function requestKey(input: string | Request, init: RequestInit = {}): string {
  const { pathname, search } = new URL(typeof input === 'string' ? input : input.url, 'http://shop');
  const body = typeof init.body === 'string' ? init.body : '';
  return [init.method ?? 'GET', pathname + search, body].join(' ').trim();
}
