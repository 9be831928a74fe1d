interface Answer {
  readonly errorCode?: number;
  readonly code?: number | string;
  readonly status?: number | string;
  readonly message?: string;
  readonly data?: { readonly message?: string };
}

const SUCCESS = 1;

/** Some answers come alone in a list. */
const alone = (body: unknown): Answer => ((Array.isArray(body) ? body[0] : body) ?? {}) as Answer;

const verdict = ({ errorCode, code, status }: Answer) =>
  errorCode ? `errorCode ${errorCode}` : (code ?? status);

/** An answer that is not what the caller hoped for. */
export const isRefusal = (status: number, body: unknown): boolean =>
  status !== 200 || verdict(alone(body)) !== SUCCESS;

/** What tells one refusal of a call from another: status, code and sentence, whatever the numbers in it. */
export function wordingOf(status: number, body: unknown): string {
  const answer = alone(body);
  const sentence = answer.message ?? answer.data?.message ?? '';
  return `${status} ${verdict(answer)} ${sentence.replace(/\d+/g, '0')}`.trim();
}
