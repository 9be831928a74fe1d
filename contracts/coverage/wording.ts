interface Answer {
  readonly errorCode?: number;
  readonly code?: number | string;
  readonly status?: number | string;
  readonly message?: string;
  readonly data?: { readonly message?: string };
}

/** Some answers come alone in a list. */
const alone = (body: unknown): Answer => ((Array.isArray(body) ? body[0] : body) ?? {}) as Answer;

const FLAGS = ['1', '-1', '2', 'true', 'false'];
const YES = ['1', 'true'];

/** What became of something, where an answer says that in a word: placed, pending, failed. */
const wordOf = ({ status }: Answer) =>
  typeof status === 'string' && !FLAGS.includes(status) ? status : undefined;

const verdictOf = ({ errorCode, code, status }: Answer) =>
  errorCode ? `errorCode ${errorCode}` : (code ?? status);

/**
 * What tells one way that a call ends from another: status, code and sentence, whatever the numbers in it. All ways of
 * succeeding are one: an interaction has the fields that the shop reads, and often no flag among them.
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
