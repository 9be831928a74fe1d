import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import type { Session } from '../../domain/customer/session';
import type { Database } from '../../adapters/postgres/database';
import type { Clock } from '../shared/clock';
import { hashPassword } from '../../adapters/passwords/password-hasher';
import { insertCustomer } from '../../adapters/postgres/customer/customer.repository';
import { isoDateOf } from '../../../../rules/customer/registration';
import { registrationProblem, type RegistrationForm } from '../../domain/customer/registration-rules';
import { closeSession, openSession } from '../../adapters/postgres/customer/session.repository';
import type { SessionCarts } from './session-carts.port';

export interface Registration extends RegistrationForm {
  gender: string;
  newsletterSubscription: boolean;
  cartId: string | undefined;
  /** The session that the shopper comes from. */
  session: Session | undefined;
}

export type RegistrationOutcome =
  | { kind: 'created'; token: string; cartId: string; customerId: number }
  | { kind: 'email-taken' }
  | { kind: 'refused'; message: string };

/** Creates a member, who takes over the visitor's or guest's cart (BD-20). */
export class RegistrationService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly carts: SessionCarts,
  ) {}

  async register(registration: Registration): Promise<RegistrationOutcome> {
    const now = this.clock.now();
    const message = registrationProblem(registration, now);
    if (message !== undefined) return { kind: 'refused', message };
    const passwordHash = await hashPassword(registration.password);
    return this.db.transaction(async (tx): Promise<RegistrationOutcome> => {
      const customerId = await insertCustomer(tx, {
        ...memberOf(registration),
        passwordHash,
        createdAt: now,
      });
      if (customerId === undefined) return { kind: 'email-taken' };
      const guest = registration.session?.kind === 'guest' ? registration.session : undefined;
      const cart = await this.carts.merge(
        repositoriesOf(tx),
        customerId,
        { cartId: registration.cartId, guestId: guest?.customerId },
        now,
      );
      if (guest) await closeSession(tx, guest.tokenHash);
      const token = await openSession(tx, { id: customerId, kind: 'member' }, now);
      return { kind: 'created', token, cartId: cart.id, customerId };
    });
  }
}

function memberOf(form: Registration) {
  return {
    kind: 'member' as const,
    email: form.email,
    firstName: form.firstName,
    lastName: form.lastName,
    dateOfBirth: isoDateOf(form.dateOfBirth) ?? null,
    gender: form.gender,
    country: form.country.toUpperCase(),
    newsletterSubscription: form.newsletterSubscription,
  };
}
