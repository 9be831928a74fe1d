import { isoDateOf } from '../../../../rules/customer/registration';
import type { NewCustomer } from '../../domain/customer/customer';
import { refused } from '../../domain/customer/customer-refusal';
import { type RegistrationInput, registrationProblem } from '../../domain/customer/registration-rules';
import type { Session } from '../../domain/customer/session';
import type { Clock } from '../shared/clock.port';
import type { DataSource } from '../shared/data-source.port';
import type { CommonPasswords } from './common-passwords.port';
import { Customers } from './customers.port';
import type { PasswordHasher } from './password-hasher.port';
import { requireUncommon } from './require-uncommon';
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
    private readonly common: CommonPasswords,
    private readonly carts: SessionCarts,
  ) {}

  async execute(command: RegisterCommand): Promise<Registered> {
    const now = this.clock.now();
    const message = registrationProblem(command, now);
    if (message !== undefined) throw refused({ kind: 'input-invalid', message });
    await requireUncommon(this.common, command.password);
    const passwordHash = await this.passwords.hash(command.password);
    return this.data.transaction(async (tx) => {
      const customerId = await tx.get(Customers).insert(memberOf(command, passwordHash, now));
      if (customerId === undefined) throw refused({ kind: 'email-taken' });
      const { cartId, session } = command;
      const guestId = session?.kind === 'guest' ? session.customerId : undefined;
      const cart = await this.carts.merge(tx, customerId, { cartId, guestId }, now);
      if (session) await tx.get(Sessions).close(session.tokenHash);
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
