import { HttpProblem } from './http-problem';
import type { IncomingCall } from './operation';

/** Spellings of "no token" that clients are known to send from browser storage. */
const BLANK = new Set(['', 'null', 'undefined']);

interface TokenRules {
  /** Where it matters, all tokens of a call must be the same. */
  mustAgree: boolean;
  /** URLs end up in logs and histories, so a token in the query is ignored unless a deployment asks for it. */
  acceptsQuery: boolean;
}

/** The token of a call: from the body, the header, or the deprecated query. */
export function tokenOf(request: IncomingCall, { mustAgree, acceptsQuery }: TokenRules): string | undefined {
  const candidates = [
    member(request.body),
    bearer(request.headers.authorization?.toString()),
    acceptsQuery ? member(request.query) : undefined,
  ];
  const tokens = new Set(candidates.filter((token) => token !== undefined));
  if (mustAgree && tokens.size > 1) throw new HttpProblem(401, 'The tokens in this request do not match.');
  return [...tokens][0];
}

function member(part: unknown): string | undefined {
  const token = typeof part === 'object' && part !== null && 'api_token' in part ? part.api_token : undefined;
  return typeof token === 'string' ? present(token) : undefined;
}

function bearer(header: string | undefined): string | undefined {
  const token = /^Bearer(?:\s+(.*))?$/i.exec(header?.trim() ?? '');
  return token ? present(token[1] ?? '') : undefined;
}

function present(token: string): string | undefined {
  return BLANK.has(token.trim()) ? undefined : token.trim();
}
