import type { LinkMethod } from './object-storage.port';

/** A link as it came back: when it ends, in seconds since 1970, and what says that it is ours. */
export interface SignedParts {
  expires: number;
  signature: string;
}

export type LinkVerdict = 'good' | 'expired' | 'forged';

/** Links to this server's own store, for one method and one object each (BD-50, X-078). */
export abstract class SignedLinks {
  abstract judge(method: LinkMethod, name: string, link: SignedParts): LinkVerdict;
}
