import { refused } from '../../domain/customer/customer-refusal';
import { emailProblem } from '../../domain/customer/email';
import type { Session } from '../../domain/customer/session';
import type { Clock } from '../shared/clock.port';
import type { DataSource, Transaction } from '../shared/data-source.port';
import { Customers } from './customers.port';
import { GuestCarts } from './guest-carts.port';
import { Sessions } from './sessions.port';

interface StartGuestSessionCommand {
  email: string;
  cartId: string;
  /** The current session: a guest may correct a mistyped e-mail. */
  session: Session | undefined;
}

/** Binds a visitor's cart to a new guest, whoever else has that e-mail (BD-21, X-066). */
export class StartGuestSession {
  constructor(
    private readonly data: DataSource,
    private readonly clock: Clock,
  ) {}

  async execute(command: StartGuestSessionCommand): Promise<{ customerId: number; token: string }> {
    const { email, cartId, session } = command;
    const message = emailProblem(email);
    if (message !== null) throw refused({ kind: 'input-invalid', message });
    const now = this.clock.now();
    return this.data.transaction(async (tx) => {
      if (!(await mayTake(tx, command))) throw refused({ kind: 'guest-cart-not-found' });
      const customerId = await tx.get(Customers).insert({ kind: 'guest', email, createdAt: now });
      if (customerId === undefined) throw new Error('A guest was not stored.');
      await tx.get(GuestCarts).assign(cartId, customerId, now);
      if (session?.kind === 'guest') await tx.get(Sessions).close(session.tokenHash);
      const token = await tx.get(Sessions).open({ id: customerId, kind: 'guest' }, now);
      return { customerId, token };
    });
  }
}

/** Locks the cart; true if the caller may bind it. */
async function mayTake(
  tx: Transaction,
  { cartId, email, session }: StartGuestSessionCommand,
): Promise<boolean> {
  const cart = await tx.get(GuestCarts).lockOpen(cartId);
  if (!cart) return false;
  if (cart.customerId === null) return true;
  if (session?.kind === 'guest' && session.customerId === cart.customerId) return true;
  // The answer to the same request may have been lost: repeating it is harmless until the guest has saved an address.
  return tx.get(Customers).isGuestWithoutAddress(cart.customerId, email);
}
