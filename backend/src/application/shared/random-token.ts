import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits after a prefix that names their kind: `tok_…`, `crt_…`. */
export function randomToken(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** Only the hash of a token is stored: reading the database opens no session (BDG-02). */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
