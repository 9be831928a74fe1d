import { injectable } from 'inversify';
import { isOldEnough } from '../../../rules/identity/age';
import { CHECK_PARTS, type CheckPart } from '../../domain/identity/identity';
import type { Picture } from '../../domain/identity/picture';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { Clock } from '../shared/clock.port';
import { IdSource } from '../shared/id-source.port';
import { IdentityChecks } from './identity-checks.port';

export interface IdentityApplication {
  readonly id: string;
  readonly pictures: Readonly<Record<CheckPart, Picture>>;
}

export type CheckOutcome =
  | { readonly kind: 'verified'; readonly percent: number }
  | { readonly kind: 'not-matched'; readonly message: string }
  | { readonly kind: 'too-young' }
  | { readonly kind: 'upload-refused'; readonly part: CheckPart; readonly message: string }
  | CallFailure;

/** The current step of the check. */
export type CheckStep = CheckPart | 'verifying';

/** Uploads the pictures, has the faces compared, and confirms the check for the account if the age allows it (KYC-17, KYC-18). */
@injectable()
export class CheckIdentity {
  constructor(
    private readonly checks: IdentityChecks,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  /** The id as typed, or a new one (KYC-06). */
  applicationId(typed: string): string {
    return typed.trim() || this.ids.next();
  }

  async execute(application: IdentityApplication, onStep: (step: CheckStep) => void): Promise<CheckOutcome> {
    for (const part of CHECK_PARTS) {
      onStep(part);
      const sent = await this.send(application, part);
      if (!sent.ok)
        return sent.failure.kind === 'refused'
          ? { kind: 'upload-refused', part, message: sent.failure.message }
          : sent.failure;
    }
    onStep('verifying');
    return this.verify(application.id);
  }

  private send({ id, pictures }: IdentityApplication, part: CheckPart): Promise<Result<null, CallFailure>> {
    return part === 'selfie'
      ? this.checks.uploadSelfie(id, pictures.selfie)
      : this.checks.uploadDocument(id, part, pictures[part]);
  }

  private async verify(id: string): Promise<CheckOutcome> {
    const found = await this.checks.verify(id);
    if (!found.ok) return found.failure;
    const { isMatch, percent, message, dateOfBirth } = found.value;
    if (!isMatch) return { kind: 'not-matched', message };
    if (!dateOfBirth || !isOldEnough(this.clock.today().iso, dateOfBirth.iso)) return { kind: 'too-young' };
    const confirmed = await this.checks.confirm(id);
    const isConfirmed = confirmed.ok || (await this.isConfirmed(id, confirmed.failure));
    return isConfirmed ? { kind: 'verified', percent } : confirmed.failure;
  }

  /** Whether it was confirmed although the answer was lost; confirming again would be refused. */
  private async isConfirmed(id: string, failure: CallFailure): Promise<boolean> {
    if (failure.kind !== 'unavailable') return false;
    const status = await this.checks.status();
    return status.ok && status.value.isVerified && status.value.verificationId === id;
  }
}
