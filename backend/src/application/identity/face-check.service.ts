import type { Session } from '../../domain/customer/session';
import { findOwnCart, lockOpenCart, NO_SUCH_CART } from '../cart/cart-access';
import type { Database } from '../../adapters/postgres/database';
import type { Clock } from '../shared/clock';
import type { FaceOutcome, IdentityVerifier } from './identity-verifier.port';
import type { ObjectStorage } from './object-storage.port';
import { Refusal } from '../../domain/shared/refusal';
import { NO_SUCH_APPLICATION } from '../../adapters/postgres/identity/application.repository';
import { findVerificationId, recordFaceCheck } from '../../adapters/postgres/identity/face-check.repository';
import { VERIFIER_PATIENCE_MS } from './identity-check.service';
import { pictureName } from '../../domain/identity/picture-name';
import { readSelfie } from './stored-pictures';

/** Compares who orders with who was verified (BD-27, X-075 to X-077). */
export class FaceCheck {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly storage: ObjectStorage,
    private readonly verifier: IdentityVerifier,
    private readonly patienceMs = VERIFIER_PATIENCE_MS,
  ) {}

  /** Whether the selfie that was sent shows the verified person; a match counts for this cart alone. */
  async verify(session: Session, applicationId: string, cartId: string): Promise<FaceOutcome> {
    const { customerId } = session;
    if ((await findVerificationId(this.db, customerId)) !== applicationId)
      throw new Refusal(NO_SUCH_APPLICATION);
    const cart = await findOwnCart(this.db, cartId, session);
    if (cart?.status !== 'open') throw new Refusal(NO_SUCH_CART);
    const selfie = await readSelfie(this.storage, applicationId);
    if (!selfie) throw new Refusal('The selfie is missing.');
    const outcome = await this.verifier
      .compareFace(applicationId, selfie, AbortSignal.timeout(this.patienceMs))
      .catch((): FaceOutcome => ({ kind: 'failed' }));
    if (outcome.kind === 'failed') return outcome;
    // One picture, one answer; what cannot be removed now is swept within a day.
    await this.storage.remove(pictureName(applicationId, 'selfie')).catch(() => undefined);
    if (outcome.face.isMatch) await this.record(session, cart.id);
    return outcome;
  }

  /** The cart may have been ordered or merged while the picture was compared. */
  private async record(session: Session, cartId: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await lockOpenCart(tx, cartId, session);
      await recordFaceCheck(tx, session.customerId, cartId, this.clock.now());
    });
  }
}
