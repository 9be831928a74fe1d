import { injectable } from 'inversify';
import { Session } from '../../domain/customer/session';
import type { CallFailure } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { CurrentCart } from '../cart/current-cart.port';
import { Captcha, type CaptchaSolution } from '../shared/captcha.port';
import { Accounts, type Registration } from './accounts.port';
import { CurrentSession } from './current-session.port';
import { SignIn } from './sign-in';

/** The account exists from here on; signing in with it may still have failed (AUTH-46). */
export interface RegistrationOutcome {
  readonly signIn: Result<Session, CallFailure>;
}

/** Creates the account, keeps its token and cart, then signs in with the same credentials (AUTH-37..39). */
@injectable()
export class Register {
  constructor(
    private readonly accounts: Accounts,
    private readonly captcha: Captcha,
    private readonly signIn: SignIn,
    private readonly currentSession: CurrentSession,
    private readonly currentCart: CurrentCart,
  ) {}

  async execute(
    registration: Registration,
    captcha: CaptchaSolution,
  ): Promise<Result<RegistrationOutcome, CallFailure>> {
    const cart = this.currentCart.get();
    const registered = await this.accounts.register(registration, cart.cartId, captcha);
    if (!registered.ok) return registered;
    const { token, customerId, cartId } = registered.value;
    const { firstName, lastName, email } = registration;
    this.currentSession.set(Session.member(token, customerId, `${firstName} ${lastName}`, email));
    this.currentCart.set({ ...cart, cartId: cartId || cart.cartId });
    return ok({ signIn: await this.signInWith(registration) });
  }

  /** A solution is good for one call only, so the second call brings its own. */
  private async signInWith(registration: Registration): Promise<Result<Session, CallFailure>> {
    const solution = await this.captcha.solve();
    return solution.ok ? this.signIn.execute(registration, solution.value) : solution;
  }
}
