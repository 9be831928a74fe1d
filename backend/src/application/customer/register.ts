import { isoDateOf } from '../../../../rules/customer/registration';
import type { NewCustomer } from '../../domain/customer/customer';
import { refused } from '../../domain/customer/customer-refusal';
import { type RegistrationInput, registrationProblem } from '../../domain/customer/registration-rules';
import type { Session } from '../../domain/customer/session';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import { Customers } from './customers.port';
import type { PasswordHasher } from './password-hasher.port';
import type { SessionCarts } from './session-carts.port';
import { Sessions } from './sessions.port';

export interface RegisterCommand extends RegistrationInput {
  gender: string;
  newsletterSubscription: boolean;
  cartId: string | undefined;
  /** The shopper's session before registering. */
  session: Session | undefined;
}

export interface Registered {
  token: string;
  cartId: string;
  customerId: number;
}

/** Creates a member, who takes over the visitor's or guest's cart (BD-20). */
export class Register {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
    private readonly passwords: PasswordHasher,
    private readonly carts: SessionCarts,
  ) {}

  async execute(command: RegisterCommand): Promise<Registered> {
    const now = this.clock.now();
    const message = registrationProblem(command, now);
    if (message !== undefined) throw refused({ kind: 'input-invalid', message });
    const passwordHash = await this.passwords.hash(command.password);
    return this.data.transaction(async (tx) => {
      const customerId = await tx.get(Customers).insert(memberOf(command, passwordHash, now));
      if (customerId === undefined) throw refused({ kind: 'email-taken' });
      const guest = command.session?.kind === 'guest' ? command.session : undefined;
      const incoming = { cartId: command.cartId, guestId: guest?.customerId };
      const cart = await this.carts.merge(tx, customerId, incoming, now);
      if (guest) await tx.get(Sessions).close(guest.tokenHash);
      const token = await tx.get(Sessions).open({ id: customerId, kind: 'member' }, now);
      return { token, cartId: cart.id, customerId };
    });
  }
}

const memberOf = (command: RegisterCommand, passwordHash: string, createdAt: Date): NewCustomer => ({
  kind: 'member',
  email: command.email,
  passwordHash,
  firstName: command.firstName,
  lastName: command.lastName,
  dateOfBirth: isoDateOf(command.dateOfBirth) ?? null,
  gender: command.gender,
  country: command.country.toUpperCase(),
  newsletterSubscription: command.newsletterSubscription,
  createdAt,
});
