import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { CurrentSession } from '../../application/customer/current-session.port';
import { RestoreSession } from '../../application/customer/restore-session';
import type { Session } from '../../domain/customer/session';
import { sessionTexts } from '../../texts/customer/session';

/** Who is shopping, for every screen that asks. */
@injectable()
export class SessionStore {
  session: Session;
  /** Why the owner of the token could not be determined; blank if that is known or unnecessary. */
  problem = '';

  constructor(
    currentSession: CurrentSession,
    private readonly restoreSession: RestoreSession,
  ) {
    this.session = currentSession.get();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    currentSession.subscribe((session) => this.receive(session));
  }

  get isMember(): boolean {
    return this.session.isMember;
  }

  /** Resolves once a member can be told from a guest; guards of member screens wait for it. */
  async restored(): Promise<Session> {
    const answer = await this.restoreSession.execute();
    runInAction(
      () => (this.problem = answer.ok ? '' : answer.failure.message || sessionTexts.accountNotLoaded),
    );
    return this.session;
  }

  private receive(session: Session): void {
    this.session = session;
    // Another tab has started a session: find out whose.
    if (session.kind === 'returning') void this.restored();
  }
}
