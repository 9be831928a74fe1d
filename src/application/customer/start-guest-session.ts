import { injectable } from 'inversify';
import { Session } from '../../domain/customer/session';
import type { CallFailure } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { AppEvents } from '../shared/app-events';
import type { CaptchaSolution } from '../shared/captcha.port';
import { Accounts } from './accounts.port';
import { CurrentSession } from './current-session.port';
import { SessionStarted } from './session-started.event';
import { VisitorCart } from './visitor-cart.port';

/** Starts a session for one checkout with an e-mail address only (GUEST-04, GUEST-05). */
@injectable()
export class StartGuestSession {
  constructor(
    private readonly accounts: Accounts,
    private readonly currentSession: CurrentSession,
    private readonly visitorCart: VisitorCart,
    private readonly events: AppEvents,
  ) {}

  async execute(email: string, captcha: CaptchaSolution): Promise<Result<Session, CallFailure>> {
    const answer = await this.accounts.startGuestSession(email, this.visitorCart.id(), captcha);
    if (!answer.ok) return answer;
    const session = Session.guest(answer.value.token, answer.value.customerId, email);
    this.currentSession.set(session);
    this.events.publish(new SessionStarted(null));
    return ok(session);
  }
}
