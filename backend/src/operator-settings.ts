import { createHash } from 'node:crypto';
import { StartProblem } from '../../server/start-problem';
import { type Environment, list, portOf } from './environment';

/** A credential of the back office. */
export interface OperatorToken {
  /** Who acts, for the log. */
  name: string;
  /** SHA-256 of the token: a copy of this process's memory contains no credential. */
  hash: Buffer;
}

/** Where an operator's calls are answered, and with which credentials. */
export interface OperatorSettings {
  host: string;
  port: number;
  tokens: readonly OperatorToken[];
}

const MIN_LENGTH = 32;
/** Random hexadecimal digits have all of 16; what was typed or repeated has fewer. */
const MIN_DIFFERENT = 10;
const NAME = /^[A-Za-z0-9][\w.-]{0,31}$/;
const MAKE_ONE = 'make one with: openssl rand -hex 32';

/** undefined: there are no operator's calls. */
export function operatorSettings(env: Environment): OperatorSettings | undefined {
  const { OPERATOR_PORT, OPERATOR_TOKENS, OPERATOR_HOST } = env;
  if (!OPERATOR_PORT && !OPERATOR_TOKENS) return undefined;
  if (!OPERATOR_PORT) throw new StartProblem('OPERATOR_TOKENS needs OPERATOR_PORT.');
  if (!OPERATOR_TOKENS) throw new StartProblem(`OPERATOR_PORT needs OPERATOR_TOKENS: ${MAKE_ONE}.`);
  const port = portOf(env, 'OPERATOR_PORT', 0);
  if (port !== 0 && OPERATOR_PORT === env.PORT)
    throw new StartProblem('OPERATOR_PORT must be another port than PORT, which shoppers reach.');
  return { host: OPERATOR_HOST || '127.0.0.1', port, tokens: tokensOf(OPERATOR_TOKENS) };
}

/** No message repeats a token. */
function tokensOf(text: string): OperatorToken[] {
  const parts = list(text).map(parse);
  if (new Set(parts.map(({ token }) => token)).size < parts.length)
    throw new StartProblem('OPERATOR_TOKENS contains the same token twice.');
  return parts.map(({ name, token }) => ({ name, hash: createHash('sha256').update(token).digest() }));
}

function parse(part: string): { name: string; token: string } {
  const at = part.indexOf(':');
  const [name, token] = [part.slice(0, Math.max(0, at)), part.slice(at + 1)];
  if (!NAME.test(name))
    throw new StartProblem(
      'OPERATOR_TOKENS must be like anna:token,till-2:token, with a name of at most 32 letters, digits, "-", "_" or "." in front of each token.',
    );
  if (token.length < MIN_LENGTH || /\s/.test(token))
    throw new StartProblem(
      `The token of ${name} in OPERATOR_TOKENS must have at least ${MIN_LENGTH} characters, none of them a space: ${MAKE_ONE}.`,
    );
  if (new Set(token).size < MIN_DIFFERENT)
    throw new StartProblem(`The token of ${name} in OPERATOR_TOKENS can be guessed: ${MAKE_ONE}.`);
  return { name, token };
}
