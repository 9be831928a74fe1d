import type { LinkMethod } from './object-storage.port';

/** The parts of a link in a request: expiry in seconds since 1970, and signature. */
export interface SignedParts {
  expires: number;
  signature: string;
}

export type LinkStatus = 'valid' | 'expired' | 'invalid';

/** Links to this server's own storage, each for one method and object (BD-50, X-078). */
export abstract class SignedLinks {
  abstract statusOf(method: LinkMethod, name: string, link: SignedParts): LinkStatus;
}
