import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import type { Limit, RateLimiter } from '../shared/rate-limiter.port';
import type { Session } from '../../domain/customer/session';
import type { Database } from '../../adapters/postgres/database';
import type { Clock } from '../shared/clock';
import { passwordMatches } from '../../adapters/passwords/password-hasher';
import {
  findMember,
  lockCustomer,
  type Customer,
} from '../../adapters/postgres/customer/customer.repository';
import { closeSession, openSession } from '../../adapters/postgres/customer/session.repository';
import type { SessionCart, SessionCarts } from './session-carts.port';

export interface SignInRequest {
  email: string;
  password: string;
  cartId: string | undefined;
  /** The session that the shopper comes from. */
  session: Session | undefined;
  ip: string;
}

export interface SignedIn {
  token: string;
  customer: Customer;
  cart: SessionCart;
}

/** Wrong passwords, per account and per address. */
const WRONG_PASSWORDS: Limit = { times: 10, seconds: 15 * 60 };

/** Checks a password, opens a session and unites the carts (BD-19). */
export class SignInService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limits: RateLimiter,
    private readonly carts: SessionCarts,
  ) {}

  /** undefined: the e-mail or the password is not right; which of them is not said, nor by how long it took. */
  async signIn(request: SignInRequest): Promise<SignedIn | undefined> {
    const [account, address] = [`signIn:${request.email.toLowerCase()}`, `signIn:${request.ip}`];
    await this.limits.take(account, WRONG_PASSWORDS);
    await this.limits.take(address, WRONG_PASSWORDS);
    const customer = await findMember(this.db, request.email);
    const matches = await passwordMatches(customer?.passwordHash, request.password);
    const signedIn = customer && matches ? await this.open(customer, request) : undefined;
    if (!signedIn) return undefined;
    await this.limits.forget(account);
    await this.limits.returnUse(address);
    return signedIn;
  }

  private open(customer: Customer, { cartId, session }: SignInRequest): Promise<SignedIn | undefined> {
    const now = this.clock.now();
    const guest = session?.kind === 'guest' ? session : undefined;
    return this.db.transaction(async (tx) => {
      // Changed since it was checked: the session would outlive the ones that the change has ended.
      if ((await lockCustomer(tx, customer.id)) !== customer.passwordHash) return undefined;
      const cart = await this.carts.merge(
        repositoriesOf(tx),
        customer.id,
        { cartId, guestId: guest?.customerId },
        now,
      );
      if (guest) await closeSession(tx, guest.tokenHash);
      const token = await openSession(tx, customer, now);
      return { token, customer, cart };
    });
  }
}
