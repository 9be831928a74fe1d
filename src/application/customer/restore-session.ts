import { injectable } from 'inversify';
import type { Session } from '../../domain/customer/session';
import { Accounts } from './accounts.port';
import { CurrentSession } from './current-session.port';

/** After a reload the browser knows a token but not whose: the account's name tells a member from a guest. */
@injectable()
export class RestoreSession {
  constructor(
    private readonly accounts: Accounts,
    private readonly currentSession: CurrentSession,
  ) {}

  async execute(): Promise<Session> {
    if (this.currentSession.get().kind !== 'returning') return this.currentSession.get();
    const answer = await this.accounts.dashboard();
    const session = this.currentSession.get();
    if (answer.ok && session.kind === 'returning') this.currentSession.set(session.ownedBy(answer.value));
    return this.currentSession.get();
  }
}
