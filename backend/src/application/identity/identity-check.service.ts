import { eq } from 'drizzle-orm';
import { type CalendarDate, localTime } from '../../domain/shared/calendar-date';
import type { Database, Transaction } from '../../adapters/postgres/database';
import { customers, identityApplications } from '../../adapters/postgres/schema';
import type { Clock } from '../shared/clock';
import type {
  FaceComparison,
  IdentityDocument,
  IdentityOutcome,
  IdentityVerifier,
} from './identity-verifier.port';
import type { ObjectStorage } from './object-storage.port';
import { Refusal } from '../../domain/shared/refusal';
import { isOldEnough } from '../../domain/identity/age';
import {
  findOwnApplication,
  lockOwnApplication,
  NO_SUCH_APPLICATION,
  recordVerification,
} from '../../adapters/postgres/identity/application.repository';
import { readPictures, removePictures } from './stored-pictures';

/** KYC-19, spelt as documented. */
const TOO_YOUNG = 'Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!';

/** How long the verifier is waited for. */
export const VERIFIER_PATIENCE_MS = 8_000;

/** Where the shop's own calendar hangs (C§9: EST); a shopper's browser asks the shopper's own first. */
const SHOP_TIME_ZONE = 'America/New_York';

export type Verification =
  | { kind: 'compared'; face: FaceComparison; document: IdentityDocument }
  | { kind: 'failed' };

export type Confirmation = { kind: 'confirmed' } | { kind: 'failed' };

/** Compares the pictures of an application, and takes what was found into the account (BD-25, BD-26). */
export class IdentityCheck {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly storage: ObjectStorage,
    private readonly verifier: IdentityVerifier,
    private readonly patienceMs = VERIFIER_PATIENCE_MS,
  ) {}

  async verify(customerId: number, applicationId: string): Promise<Verification> {
    const application = await findOwnApplication(this.db, applicationId, customerId);
    if (!application) throw new Refusal(NO_SUCH_APPLICATION);
    const pictures = await readPictures(this.storage, applicationId);
    if (!pictures) throw new Refusal('The front, the back or the selfie is missing.');
    const outcome = await this.verifier
      .verify(applicationId, pictures, AbortSignal.timeout(this.patienceMs))
      .catch((): IdentityOutcome => ({ kind: 'failed' }));
    if (outcome.kind === 'compared')
      await recordVerification(this.db, applicationId, outcome.face.isMatch, outcome.document);
    return outcome;
  }

  /** Nobody's word is taken for it: the own record must have a match, and an age over 21. */
  async confirm(customerId: number, applicationId: string): Promise<Confirmation> {
    const confirmed = this.db.transaction<Confirmation>(async (tx) => {
      const application = await lockOwnApplication(tx, applicationId, customerId);
      if (!application?.isMatch || !application.dateOfBirth)
        throw new Refusal('This application is not verified.');
      if (!isOldEnough(this.today(), application.dateOfBirth)) throw new Refusal(TOO_YOUNG);
      await this.takeIntoAccount(tx, customerId, applicationId);
      // Nobody is verified while their pictures lie here for no purpose: what cannot be removed is asked for again.
      const isRemoved = await removePictures(this.storage, applicationId).then(
        () => true,
        () => false,
      );
      if (isRemoved) return { kind: 'confirmed' };
      throw new PicturesRemain();
    });
    return confirmed.catch(asFailure);
  }

  private async takeIntoAccount(tx: Transaction, customerId: number, applicationId: string): Promise<void> {
    await tx
      .update(customers)
      .set({ isVerified: true, verificationId: applicationId })
      .where(eq(customers.id, customerId));
    await tx
      .update(identityApplications)
      // Pictures that are still on their way here are left to the sweep.
      .set({ confirmedAt: this.clock.now() })
      .where(eq(identityApplications.id, applicationId));
  }

  private today(): CalendarDate {
    return localTime(this.clock.now(), SHOP_TIME_ZONE).date;
  }
}

/** Undoes the confirmation. */
class PicturesRemain extends Error {}

function asFailure(error: unknown): Confirmation {
  if (error instanceof PicturesRemain) return { kind: 'failed' };
  throw error;
}
