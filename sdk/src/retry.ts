import type { Answer } from './answer';
import type { Failure } from './failure';

export const DEFAULT_RETRIES = 2;
const FIRST_PAUSE_MS = 250;
/** Busy or temporarily unavailable: the answer of a proxy or a rate limiter. */
const PASSING = [429, 502, 503, 504];

const isPassing = ({ kind, status }: Failure) => kind === 'offline' || PASSING.includes(status);

/** Doubles each time, with jitter so that callers do not retry in step. */
const pauseMs = (attempt: number) => FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random() / 2);

/** Ends early when the caller aborts; the next attempt then reports it. */
const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resume) => {
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resume();
    }
  });

/** Retries a call that only reads while the cause may be temporary; a call that timed out is not repeated. */
export async function retried<Data>(
  send: () => Promise<Answer<Data>>,
  retries: number,
  signal: AbortSignal | undefined,
): Promise<Answer<Data>> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send();
    if (answer.ok || attempt >= retries || !isPassing(answer.failure)) return answer;
    await pause(pauseMs(attempt), signal);
  }
}
