import { injectable } from 'inversify';
import { Session } from '../../domain/customer/session';
import type { CallFailure } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { AppEvents } from '../shared/app-events';
import type { CaptchaSolution } from '../shared/captcha.port';
import { Accounts, type Credentials } from './accounts.port';
import { CurrentSession } from './current-session.port';
import { SessionStarted } from './session-started.event';
import { VisitorCart } from './visitor-cart.port';

/** Starts a member's session and takes over the merged cart (AUTH-30..34, X-068). */
@injectable()
export class SignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly currentSession: CurrentSession,
    private readonly visitorCart: VisitorCart,
    private readonly events: AppEvents,
  ) {}

  async execute(credentials: Credentials, captcha: CaptchaSolution): Promise<Result<Session, CallFailure>> {
    const answer = await this.accounts.signIn(credentials, this.visitorCart.id(), captcha);
    if (!answer.ok) return answer;
    const { token, customerId, name, cartId, unitCount } = answer.value;
    const session = Session.member(token, customerId, name, credentials.email);
    this.currentSession.set(session);
    this.events.publish(new SessionStarted({ cartId, unitCount }));
    return ok(session);
  }
}
