import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { addresses } from '../database/schema';
import type { Session } from '../http/operation';
import { parseId } from '../ids';

export type Address = typeof addresses.$inferSelect;

/** An address that does not exist and one that is somebody else's get the same answer (BDG-02). */
export const NO_SUCH_ADDRESS = 'This address does not exist.';

export async function findOwnAddress(
  db: Database | Transaction,
  addressId: string,
  session: Session | undefined,
): Promise<Address | undefined> {
  const id = parseId(addressId);
  if (id === undefined || !session) return undefined;
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, session.customerId)));
  return address;
}

/** The address that the customer made the default for shipping. */
export async function findPrimaryAddress(
  db: Database | Transaction,
  customerId: number,
): Promise<Address | undefined> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.customerId, customerId),
        eq(addresses.kind, 'shipping'),
        eq(addresses.isDefault, true),
      ),
    );
  return address;
}
