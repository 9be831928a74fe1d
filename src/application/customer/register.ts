import { injectable } from 'inversify';
import { Session } from '../../domain/customer/session';
import type { CallFailure } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { AppEvents } from '../shared/app-events';
import { Captcha, type CaptchaSolution } from '../shared/captcha.port';
import { Accounts, type Registration } from './accounts.port';
import { CurrentSession } from './current-session.port';
import { MemberRegistered } from './member-registered.event';
import { SessionStarted } from './session-started.event';
import { SignIn } from './sign-in';
import { VisitorCart } from './visitor-cart.port';

/** The account has been created; the sign-in that follows may have failed (AUTH-46). */
interface RegistrationOutcome {
  readonly signIn: Result<Session, CallFailure>;
}

/** Creates the account, stores its token and cart, then signs in with the same credentials (AUTH-37..39). */
@injectable()
export class Register {
  constructor(
    private readonly accounts: Accounts,
    private readonly captcha: Captcha,
    private readonly signIn: SignIn,
    private readonly currentSession: CurrentSession,
    private readonly visitorCart: VisitorCart,
    private readonly events: AppEvents,
  ) {}

  async execute(
    registration: Registration,
    captcha: CaptchaSolution,
  ): Promise<Result<RegistrationOutcome, CallFailure>> {
    const registered = await this.accounts.register(registration, this.visitorCart.id(), captcha);
    if (!registered.ok) return registered;
    const { token, customerId, cartId } = registered.value;
    const { firstName, lastName, email } = registration;
    this.currentSession.set(Session.member(token, customerId, `${firstName} ${lastName}`, email));
    this.events.publish(new SessionStarted({ cartId }));
    const signIn = await this.signInWith(registration);
    if (signIn.ok) this.events.publish(new MemberRegistered());
    return ok({ signIn });
  }

  /** A captcha solution is valid for one call only, so the second call solves another. */
  private async signInWith(registration: Registration): Promise<Result<Session, CallFailure>> {
    const solution = await this.captcha.solve();
    return solution.ok ? this.signIn.execute(registration, solution.value) : solution;
  }
}
