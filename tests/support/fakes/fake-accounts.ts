import {
  Accounts,
  type Credentials,
  type GuestSession,
  type Registered,
  type Registration,
  type SignedIn,
} from '../../../src/application/customer/accounts.port';
import type { Dashboard, Preferences } from '../../../src/domain/customer/dashboard';
import { type CallFailure, refused } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { aDashboard } from '../builders/customer';
import { Outage } from './outage';

/** jane@example.com with the password `correct horse` is a member. */
export class FakeAccounts extends Accounts {
  readonly outage = new Outage();
  readonly captchas: string[] = [];
  readonly registrations: Registration[] = [];
  passwords: Record<string, string> = { 'jane@example.com': 'correct horse' };
  refusalText = 'Wrong e-mail or password.';
  /** The content of the member's own cart. */
  memberCart = { cartId: 'crt_member', unitCount: 2 };
  /** Blank: a new member keeps the visitor's cart. */
  cartOfNewMember = '';
  account: Dashboard = aDashboard();
  signedOut = 0;

  async signIn(
    { email, password }: Credentials,
    cartId: string,
    captcha: string,
  ): Promise<Result<SignedIn, CallFailure>> {
    this.captchas.push(captcha);
    if (this.outage.now) return this.outage.now;
    if (this.passwords[email] !== password) return refused(this.refusalText);
    const cart = cartId ? { ...this.memberCart, cartId } : this.memberCart;
    return ok({ token: 'tok_member', customerId: '501', name: 'Jane Doe', ...cart });
  }

  async register(
    registration: Registration,
    cartId: string,
    captcha: string,
  ): Promise<Result<Registered, CallFailure>> {
    this.captchas.push(captcha);
    if (this.outage.now) return this.outage.now;
    this.registrations.push(registration);
    if (registration.email in this.passwords) return refused('An account with this e-mail exists already.');
    this.passwords = { ...this.passwords, [registration.email]: registration.password };
    return ok({ token: 'tok_new', customerId: '502', cartId: this.cartOfNewMember || cartId });
  }

  async startGuestSession(
    email: string,
    cartId: string,
    captcha: string,
  ): Promise<Result<GuestSession, CallFailure>> {
    this.captchas.push(captcha);
    if (this.outage.now) return this.outage.now;
    if (!cartId) return refused('Your cart was not found.');
    return email.includes('@')
      ? ok({ token: 'tok_guest', customerId: '900' })
      : refused('Please enter a valid e-mail.');
  }

  async signOut(): Promise<Result<null, CallFailure>> {
    this.signedOut += 1;
    return this.outage.now ?? ok(null);
  }

  async dashboard(): Promise<Result<Dashboard, CallFailure>> {
    return this.outage.now ?? ok(this.account);
  }

  async savePreferences(change: Partial<Preferences>): Promise<Result<Dashboard, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    this.account = { ...this.account, ...change };
    return ok(this.account);
  }
}
