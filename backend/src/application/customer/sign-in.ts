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

interface SignInCommand {
  email: string;
  password: string;
  cartId: string | undefined;
  /** The shopper's session before signing in. */
  session: Session | undefined;
  ip: string;
  /** If true, wrong passwords from other addresses do not lock the owner out. */
  solvedCaptcha: boolean;
}

export interface SignedIn {
  token: string;
  customer: Customer;
  cart: SessionCart;
}

const QUARTER_OF_AN_HOUR = 15 * 60;
/** Wrong passwords for an account from an address. */
const FROM_ADDRESS: Limit = { times: 10, seconds: QUARTER_OF_AN_HOUR };
/** From an address for any account: many shoppers may be behind it. */
const FOR_ANY_ACCOUNT: Limit = { times: 100, seconds: QUARTER_OF_AN_HOUR };
/** For an account from any address, without a captcha to slow them down. */
const FROM_ANY_ADDRESS: Limit = { times: 100, seconds: QUARTER_OF_AN_HOUR };

/** Checks a password, opens a session in place of the one before and merges the carts (BD-19). */
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
    const attempts = attemptsOf(command);
    for (const { key, limit } of attempts) await this.limits.take(key, limit);
    const customer = await this.data.get(Customers).findMember(command.email);
    const matches = await this.passwords.matches(customer?.passwordHash, command.password);
    if (!customer || !matches) throw refused({ kind: 'credentials-wrong' });
    const signedIn = await this.open(customer, command, await this.renewed(customer, command.password));
    for (const { key, limit } of attempts) await this.limits.returnUse(key, limit);
    return signedIn;
  }

  /** A hash as strong as new ones are, while the password is at hand; undefined if the stored one is. */
  private async renewed({ passwordHash }: Customer, password: string): Promise<string | undefined> {
    return passwordHash && this.passwords.isOutdated(passwordHash)
      ? this.passwords.hash(password)
      : undefined;
  }

  private open(
    customer: Customer,
    { cartId, session, password }: SignInCommand,
    renewed: string | undefined,
  ): Promise<SignedIn> {
    const now = this.clock.now();
    const guestId = session?.kind === 'guest' ? session.customerId : undefined;
    return this.data.transaction(async (tx) => {
      const locked = await tx.get(Customers).lock(customer.id);
      // Changed since it was checked: the session would survive the change, which ended all others.
      if (
        locked?.passwordHash !== customer.passwordHash &&
        !(await this.passwords.matches(locked?.passwordHash, password))
      )
        throw refused({ kind: 'credentials-wrong' });
      if (renewed !== undefined) await tx.get(Customers).update(customer.id, { passwordHash: renewed });
      const cart = await this.carts.merge(tx, customer.id, { cartId, guestId }, now);
      if (session) await tx.get(Sessions).close(session.tokenHash);
      const token = await tx.get(Sessions).open(customer, now);
      return { token, customer, cart };
    });
  }
}

/**
 * What a wrong password is counted by. Where a captcha is required, nobody can lock an account for others: only the
 * address that guesses is refused.
 */
function attemptsOf({ email, ip, solvedCaptcha }: SignInCommand): { key: string; limit: Limit }[] {
  const account = email.toLowerCase();
  return [
    { key: `signIn:account:${account}:address:${ip}`, limit: FROM_ADDRESS },
    { key: `signIn:address:${ip}`, limit: FOR_ANY_ACCOUNT },
    ...(solvedCaptcha ? [] : [{ key: `signIn:account:${account}`, limit: FROM_ANY_ADDRESS }]),
  ];
}
