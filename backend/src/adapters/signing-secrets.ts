import { randomBytes } from 'node:crypto';

/** The first one signs; the others are its predecessors, whose signatures are still accepted. */
export type SigningSecrets = readonly [string, ...string[]];

/** Without any, a random one, which no other process knows. */
export function signingSecrets([first, ...others]: readonly string[]): SigningSecrets {
  return [first ?? randomBytes(32).toString('hex'), ...others];
}
