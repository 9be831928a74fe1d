import type { Customer } from '../../domain/customer/customer';
import { refused } from '../../domain/customer/customer-refusal';
import type { Session } from '../../domain/customer/session';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import type { Limit, RateLimiter } from '../shared/rate-limiter.port';
import { Customers } from './customers.port';
import type { PasswordHasher } from './password-hasher.port';
import type { SessionCart, SessionCarts } from './session-carts.port';
import { Sessions } from './sessions.port';

export interface SignInCommand {
  email: string;
  password: string;
  cartId: string | undefined;
  /** The shopper's session before signing in. */
  session: Session | undefined;
  ip: string;
}

export interface SignedIn {
  token: string;
  customer: Customer;
  cart: SessionCart;
}

/** Wrong passwords, per account and per client address. */
const WRONG_PASSWORDS: Limit = { times: 10, seconds: 15 * 60 };

/** Checks a password, opens a session and merges the carts (BD-19). */
export class SignIn {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly limits: RateLimiter,
    private readonly passwords: PasswordHasher,
    private readonly carts: SessionCarts,
  ) {}

  /** Refused if the e-mail or the password is wrong; neither message nor timing reveals which. */
  async execute(command: SignInCommand): Promise<SignedIn> {
    const [account, address] = [`signIn:${command.email.toLowerCase()}`, `signIn:${command.ip}`];
    await this.limits.take(account, WRONG_PASSWORDS);
    await this.limits.take(address, WRONG_PASSWORDS);
    const customer = await this.data.get(Customers).findMember(command.email);
    const matches = await this.passwords.matches(customer?.passwordHash, command.password);
    if (!customer || !matches) throw refused({ kind: 'credentials-wrong' });
    const signedIn = await this.open(customer, command);
    await this.limits.forget(account);
    await this.limits.returnUse(address);
    return signedIn;
  }

  private open(customer: Customer, { cartId, session }: SignInCommand): Promise<SignedIn> {
    const now = this.clock.now();
    const guest = session?.kind === 'guest' ? session : undefined;
    return this.data.transaction(async (tx) => {
      const locked = await tx.get(Customers).lock(customer.id);
      // Changed since it was checked: the session would survive the change, which ended all others.
      if (locked?.passwordHash !== customer.passwordHash) throw refused({ kind: 'credentials-wrong' });
      const incoming = { cartId, guestId: guest?.customerId };
      const cart = await this.carts.merge(tx, customer.id, incoming, now);
      if (guest) await tx.get(Sessions).close(guest.tokenHash);
      const token = await tx.get(Sessions).open(customer, now);
      return { token, customer, cart };
    });
  }
}
