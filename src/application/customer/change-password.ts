import { injectable } from 'inversify';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { OptionalCalls } from '../shared/optional-calls';
import { Accounts } from './accounts.port';
import { CurrentSession } from './current-session.port';
import { PasswordResets } from './password-resets.port';

/** Sets a new password and ends the session here, as on every other device (BD-23, ROUTE-61). The cart stays. */
@injectable()
export class ChangePassword {
  constructor(
    private readonly passwordResets: PasswordResets,
    private readonly accounts: Accounts,
    private readonly currentSession: CurrentSession,
    private readonly optionalCalls: OptionalCalls,
  ) {}

  async execute(
    token: string,
    newPassword: string,
    confirmPassword: string,
  ): Promise<Result<null, CallFailure>> {
    const answer = await this.passwordResets.change(token, newPassword, confirmPassword);
    if (answer.ok) await this.endSession();
    return answer;
  }

  /** The session may belong to another customer, so the backend may not have ended it. */
  private async endSession(): Promise<void> {
    if (!this.currentSession.get().hasToken) return;
    if (this.optionalCalls.has('signOut')) await this.accounts.signOut();
    this.currentSession.clear();
  }
}
