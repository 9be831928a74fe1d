import { injectable } from 'inversify';
import type { Session } from '../../domain/customer/session';
import type { CallFailure } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { Accounts } from './accounts.port';
import { CurrentSession } from './current-session.port';

/** After a reload only the token is known: the account's name tells whether its owner is a member or a guest. */
@injectable()
export class RestoreSession {
  constructor(
    private readonly accounts: Accounts,
    private readonly currentSession: CurrentSession,
  ) {}

  async execute(): Promise<Result<Session, CallFailure>> {
    if (this.currentSession.get().kind !== 'returning') return ok(this.currentSession.get());
    const answer = await this.accounts.dashboard();
    const session = this.currentSession.get();
    if (session.kind !== 'returning') return ok(session);
    if (!answer.ok) return answer;
    this.currentSession.set(session.ownedBy(answer.value));
    return ok(this.currentSession.get());
  }
}
