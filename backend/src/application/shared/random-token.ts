import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits behind a prefix that says what they are: `tok_…`, `crt_…`. */
export function randomToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a token: reading the database opens no session (BDG-02). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
