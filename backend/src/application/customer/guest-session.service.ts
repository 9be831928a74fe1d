import type { Session } from '../../domain/customer/session';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../adapters/postgres/database';
import { addresses, carts, customers } from '../../adapters/postgres/schema';
import type { Clock } from '../shared/clock';
import { insertCustomer } from '../../adapters/postgres/customer/customer.repository';
import { isEmail } from '../../domain/customer/email';
import { closeSession, openSession } from '../../adapters/postgres/customer/session.repository';

export interface GuestRequest {
  email: string;
  cartId: string;
  /** A guest may correct a mistyped e-mail. */
  session: Session | undefined;
}

export type GuestOutcome =
  | { kind: 'started'; customerId: number; token: string }
  | { kind: 'refused'; message: string };

/** Binds a visitor's cart to a fresh guest, whoever else has that e-mail (BD-21, X-066). */
export class GuestSessionService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async start({ email, cartId, session }: GuestRequest): Promise<GuestOutcome> {
    if (email === '') return { kind: 'refused', message: 'Email is required.' };
    if (!isEmail(email)) return { kind: 'refused', message: 'must be in email format' };
    const now = this.clock.now();
    return this.db.transaction(async (tx): Promise<GuestOutcome> => {
      if (!(await mayTake(tx, cartId, email, session)))
        return { kind: 'refused', message: 'This cart does not exist.' };
      const customerId = await insertCustomer(tx, { kind: 'guest', email, createdAt: now });
      if (customerId === undefined) throw new Error('A guest was not stored.');
      await tx.update(carts).set({ customerId, updatedAt: now }).where(eq(carts.id, cartId));
      if (session?.kind === 'guest') await closeSession(tx, session.tokenHash);
      return {
        kind: 'started',
        customerId,
        token: await openSession(tx, { id: customerId, kind: 'guest' }, now),
      };
    });
  }
}

/** Locks the cart and says whether it is the caller's to bind. */
async function mayTake(
  tx: Transaction,
  cartId: string,
  email: string,
  session: Session | undefined,
): Promise<boolean> {
  const [cart] = await tx
    .select({ customerId: carts.customerId })
    .from(carts)
    .where(and(eq(carts.id, cartId), eq(carts.status, 'open')))
    .for('update');
  if (!cart) return false;
  if (cart.customerId === null) return true;
  if (session?.kind === 'guest' && session.customerId === cart.customerId) return true;
  return isSameUnusedGuest(tx, cart.customerId, email);
}

/** The answer to the same request may have been lost: until the guest has left an address, asking again is harmless. */
async function isSameUnusedGuest(tx: Transaction, customerId: number, email: string): Promise<boolean> {
  const hasAddress = sql`exists (select 1 from ${addresses} where ${addresses.customerId} = ${customers.id})`;
  const [guest] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.id, customerId),
        eq(customers.kind, 'guest'),
        eq(sql`lower(${customers.email})`, email.toLowerCase()),
        sql`not ${hasAddress}`,
      ),
    );
  return guest !== undefined;
}
