import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../application/shared/clock';
import { LINK_SECONDS, type LinkMethod } from '../../application/identity/object-storage.port';

/** A link as it came back: when it ends, in seconds since 1970, and what says that it is ours. */
export interface SignedParts {
  expires: number;
  signature: string;
}

export type LinkVerdict = 'good' | 'expired' | 'forged';

/** Signs links to this server's own store, for one method and one object each (BD-50, X-078). */
export class LinkSigner {
  /** What another process must have to know our links. */
  readonly secret: string;

  constructor(
    private readonly clock: Clock,
    secret: string | undefined,
  ) {
    this.secret = secret ?? randomBytes(32).toString('hex');
  }

  /** A path with its query. */
  link(method: LinkMethod, name: string): string {
    const expires = this.now() + LINK_SECONDS;
    const signature = this.sign(method, name, expires);
    return `/connect/selfie/${encodeURIComponent(name)}?expires=${expires}&signature=${signature}`;
  }

  judge(method: LinkMethod, name: string, { expires, signature }: SignedParts): LinkVerdict {
    const [ours, theirs] = [Buffer.from(this.sign(method, name, expires)), Buffer.from(signature)];
    if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return 'forged';
    return expires > this.now() ? 'good' : 'expired';
  }

  private sign(method: LinkMethod, name: string, expires: number): string {
    return createHmac('sha256', this.secret).update(`${method}\n${name}\n${expires}`).digest('hex');
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1_000);
  }
}
