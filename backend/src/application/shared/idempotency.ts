import { createHash } from 'node:crypto';
import { HttpProblem } from '../../adapters/http/http-problem';

/** What a caller named, so that sending it again does it once (X-150). */
export interface Attempt {
  key: string;
  payloadHash: string;
}

/** undefined where the caller named nothing. */
export const attemptOf = (key: string | undefined, body: object): Attempt | undefined =>
  key === undefined ? undefined : { key, payloadHash: payloadHash(body) };

export const keyReused = () => new HttpProblem(422, 'This attempt was already made with other details');

/** Tells payloads apart whatever the order of their members; the token is not part of what was ordered (X-150). */
export function payloadHash(body: object): string {
  const payload = Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'api_token'));
  return createHash('sha256').update(canonical(payload)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}
