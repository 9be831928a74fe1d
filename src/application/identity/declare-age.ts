import { injectable } from 'inversify';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { CurrentSession } from '../customer/current-session.port';
import { CurrentPlace } from '../location/current-place.port';
import { OptionalCalls } from '../shared/optional-calls';
import { IdentityChecks } from './identity-checks.port';

/** Tells the backend that the shopper declared to be over 21. */
@injectable()
export class DeclareAge {
  /** What was passed on after the gate, for the session of this token. */
  private passedOn: { readonly token: string; readonly answer: Promise<Result<null, CallFailure>> } | null =
    null;

  constructor(
    private readonly identityChecks: IdentityChecks,
    private readonly currentSession: CurrentSession,
    private readonly currentPlace: CurrentPlace,
    private readonly optionalCalls: OptionalCalls,
  ) {}

  /** Passes on what was declared at the gate, once for each session. A failure is ignored: buying reports it. */
  async afterGate(): Promise<void> {
    const { token, hasToken } = this.currentSession.get();
    const isPassed = this.currentPlace.get().isGatePassed;
    if (!hasToken || !isPassed || !this.optionalCalls.has('declareAge')) return;
    if (this.passedOn?.token !== token) this.passedOn = { token, answer: this.execute() };
    const answer = await this.passedOn.answer;
    if (!answer.ok) this.passedOn = null;
  }

  /** The shopper confirms it: a backend that refuses for lack of it has the call, whatever the settings say. */
  execute(): Promise<Result<null, CallFailure>> {
    return this.identityChecks.declareAge();
  }
}
