import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { CurrentSession } from '../../application/customer/current-session.port';
import { RestoreSession } from '../../application/customer/restore-session';
import type { Session } from '../../domain/customer/session';

/** Who is shopping, for every screen that asks. */
@injectable()
export class SessionStore {
  session: Session;

  constructor(
    currentSession: CurrentSession,
    private readonly restoreSession: RestoreSession,
  ) {
    this.session = currentSession.get();
    makeAutoObservable<this, 'restoreSession'>(
      this,
      { session: observableRef, restoreSession: false },
      { autoBind: true },
    );
    currentSession.subscribe((session) => this.receive(session));
  }

  get isMember(): boolean {
    return this.session.isMember;
  }

  get mayCheckOut(): boolean {
    return this.session.mayCheckOut;
  }

  /** "Hey, {name}" (HEAD-15) */
  get name(): string {
    return this.session.name;
  }

  /** After this, a member can be told from a guest; guards of member pages wait for it. */
  settled(): Promise<Session> {
    return this.restoreSession.execute();
  }

  private receive(session: Session): void {
    this.session = session;
    // Another tab has opened a session: find out whose.
    if (session.kind === 'returning') void this.settled();
  }
}
