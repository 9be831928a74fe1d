import { createHash } from 'node:crypto';
import type { Attempt } from '../../application/shared/attempt';

/** undefined without a key. */
export const attemptOf = (key: string | undefined, body: object): Attempt | undefined =>
  key === undefined ? undefined : { key, payloadHash: payloadHash(body) };

/** The same hash whatever the order of members; the token is not part of it (X-150). */
function payloadHash(body: object): string {
  const payload = Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'api_token'));
  return createHash('sha256').update(canonical(payload)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(',')}}`;
}
