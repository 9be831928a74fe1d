import { injectable } from 'inversify';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { CurrentSession } from '../customer/current-session.port';
import { CurrentPlace } from '../location/current-place.port';
import { IdentityChecks } from './identity-checks.port';

/** Tells the backend that the shopper declared to be over 21; once for each session. */
@injectable()
export class DeclareAge {
  private token = '';
  private answer: Promise<Result<null, CallFailure>> | null = null;

  constructor(
    private readonly identityChecks: IdentityChecks,
    private readonly currentSession: CurrentSession,
    private readonly currentPlace: CurrentPlace,
  ) {}

  /** Passes on what was declared at the gate. A failure is ignored: buying tells. */
  async afterGate(): Promise<void> {
    if (this.currentPlace.get().isGatePassed && this.currentSession.get().hasToken) await this.execute();
  }

  async execute(): Promise<Result<null, CallFailure>> {
    const { token } = this.currentSession.get();
    if (!this.answer || this.token !== token) this.answer = this.identityChecks.declareAge();
    this.token = token;
    const answer = await this.answer;
    // Asked again the next time.
    if (!answer.ok) this.answer = null;
    return answer;
  }
}
