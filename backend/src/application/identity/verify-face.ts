import type { Session } from '../../domain/customer/session';
import type { FaceComparison } from '../../domain/identity/identity-application';
import { refused } from '../../domain/identity/identity-refusal';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import type { ApplicationPictures } from './application-pictures';
import { CartsToOrder } from './carts-to-order.port';
import { FaceChecks } from './face-checks.port';
import { type FaceOutcome, type IdentityVerifier, VERIFIER_TIMEOUT_MS } from './identity-verifier.port';

/** Compares a selfie with the verified person (BD-27, X-075 to X-077). */
export class VerifyFace {
  constructor(
    private readonly data: DataSource,
    private readonly pictures: ApplicationPictures,
    private readonly verifier: IdentityVerifier,
    private readonly clock: Clock,
    private readonly timeoutMs = VERIFIER_TIMEOUT_MS,
  ) {}

  /** Whether the uploaded selfie shows the verified person; a match is valid for this cart only. */
  async execute(session: Session, applicationId: string, cartId: string): Promise<FaceComparison> {
    const verificationId = await this.data.get(FaceChecks).verificationIdOf(session.customerId);
    if (verificationId !== applicationId) throw refused({ kind: 'application-not-found' });
    const isOpen = await this.data.get(CartsToOrder).has(cartId, session);
    if (!isOpen) throw refused({ kind: 'no-cart-to-order' });
    const selfie = await this.pictures.selfie(applicationId);
    if (!selfie) throw refused({ kind: 'selfie-missing' });
    const outcome = await this.verifier
      .compareFace(applicationId, selfie, AbortSignal.timeout(this.timeoutMs))
      .catch((): FaceOutcome => ({ kind: 'failed' }));
    if (outcome.kind === 'failed') throw refused({ kind: 'verifier-unavailable' });
    // A picture is compared once; if it cannot be deleted now, it is cleaned up within a day.
    await this.pictures.removeSelfie(applicationId).catch(() => undefined);
    if (outcome.face.isMatch) await this.record(session, cartId);
    return outcome.face;
  }

  /** The cart may have been ordered or merged during the comparison. */
  private async record(session: Session, cartId: string): Promise<void> {
    await this.data.transaction(async (tx) => {
      const isOpen = await tx.get(CartsToOrder).lock(cartId, session);
      if (!isOpen) throw refused({ kind: 'no-cart-to-order' });
      await tx.get(FaceChecks).record(session.customerId, cartId, this.clock.now());
    });
  }
}
