import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../application/shared/clock.port';
import { LINK_SECONDS, type LinkMethod } from '../../application/identity/object-storage.port';
import { type SigningSecrets, signingSecrets } from '../signing-secrets';
import { type LinkStatus, SignedLinks, type SignedParts } from '../../application/identity/signed-links.port';

/** Signs links with secrets that all processes of a deployment share. */
export class LinkSigner implements SignedLinks {
  private readonly secrets: SigningSecrets;

  constructor(
    private readonly clock: Clock,
    secrets: readonly string[],
  ) {
    this.secrets = signingSecrets(secrets);
  }

  /** A path with its query. */
  link(method: LinkMethod, name: string): string {
    const expires = this.now() + LINK_SECONDS;
    const signature = sign(this.secrets[0], method, name, expires);
    return `/connect/selfie/${encodeURIComponent(name)}?expires=${expires}&signature=${signature}`;
  }

  statusOf(method: LinkMethod, name: string, { expires, signature }: SignedParts): LinkStatus {
    const isOurs = this.secrets.some((secret) => areEqual(sign(secret, method, name, expires), signature));
    if (!isOurs) return 'invalid';
    return expires > this.now() ? 'valid' : 'expired';
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1_000);
  }
}

const sign = (secret: string, method: LinkMethod, name: string, expires: number): string =>
  createHmac('sha256', secret).update(`${method}\n${name}\n${expires}`).digest('hex');

function areEqual(ours: string, theirs: string): boolean {
  const [own, given] = [Buffer.from(ours), Buffer.from(theirs)];
  return own.length === given.length && timingSafeEqual(own, given);
}
