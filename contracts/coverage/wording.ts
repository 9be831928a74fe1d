interface Answer {
  readonly errorCode?: number;
  readonly code?: number | string;
  readonly status?: number | string;
  readonly message?: string;
  readonly data?: { readonly message?: string };
}

/** Some answers are the only element of a list. */
const alone = (body: unknown): Answer => ((Array.isArray(body) ? body[0] : body) ?? {}) as Answer;

const FLAGS = ['1', '-1', '2', 'true', 'false'];
const YES = ['1', 'true'];

/** The outcome that an answer names in a word: placed, pending, failed. */
const wordOf = ({ status }: Answer) =>
  typeof status === 'string' && !FLAGS.includes(status) ? status : undefined;

const verdictOf = ({ errorCode, code, status }: Answer) =>
  errorCode ? `errorCode ${errorCode}` : (code ?? status);

/**
 * Distinguishes the outcomes of a call: by status, code and message, ignoring numbers in it. All successes
 * count as one: an interaction has only the fields that the shop reads, and often no flag among them.
 */
export function kindOf(status: number, body: unknown): string {
  const answer = alone(body);
  const word = wordOf(answer);
  if (word !== undefined) return word;
  const sentence = answer.message ?? answer.data?.message ?? '';
  const verdict = verdictOf(answer);
  const isDone = verdict === undefined ? sentence === '' : YES.includes(String(verdict));
  if (status === 200 && isDone) return 'done';
  return `${status} ${verdict} ${sentence.replace(/\d+/g, '0')}`.trim();
}
