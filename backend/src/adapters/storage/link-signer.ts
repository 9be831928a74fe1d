import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../application/shared/clock.port';
import { LINK_SECONDS, type LinkMethod } from '../../application/identity/object-storage.port';
import { type LinkStatus, SignedLinks, type SignedParts } from '../../application/identity/signed-links.port';

/** Signs links with a secret that all processes of a deployment share. */
export class LinkSigner implements SignedLinks {
  private readonly secret: string;

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

  statusOf(method: LinkMethod, name: string, { expires, signature }: SignedParts): LinkStatus {
    const [ours, theirs] = [Buffer.from(this.sign(method, name, expires)), Buffer.from(signature)];
    if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return 'invalid';
    return expires > this.now() ? 'valid' : 'expired';
  }

  private sign(method: LinkMethod, name: string, expires: number): string {
    return createHmac('sha256', this.secret).update(`${method}\n${name}\n${expires}`).digest('hex');
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1_000);
  }
}
