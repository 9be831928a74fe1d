import type { AddressKind } from '../../../domain/customer/address-kind';
import type { Session } from '../../../domain/customer/session';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { addresses, zipcodes } from '../schema';
import { parseId } from '../../../domain/shared/ids';

export type Address = typeof addresses.$inferSelect;
export type NewAddress = typeof addresses.$inferInsert;

/** A customer's addresses of one kind, the primary first (ADDR-15). */
export async function listAddresses(
  db: Database | Transaction,
  customerId: number,
  kind: AddressKind,
): Promise<Address[]> {
  return db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.kind, kind)))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
}

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
  const [primary] = await listAddresses(db, customerId, 'shipping');
  return primary?.isDefault ? primary : undefined;
}

export async function insertAddress(tx: Transaction, address: NewAddress): Promise<number> {
  const [row] = await tx.insert(addresses).values(address).returning({ id: addresses.id });
  if (!row) throw new Error('An address was not stored.');
  return row.id;
}

/** The same words under the same name: whoever sends them again means this one. */
export async function findSameAddress(
  tx: Transaction,
  { customerId, ...words }: Omit<NewAddress, 'isDefault' | 'createdAt'>,
): Promise<number | undefined> {
  const owned = await tx.select().from(addresses).where(eq(addresses.customerId, customerId));
  const written = Object.entries(words);
  return owned.find((one) => written.every(([name, word]) => one[name as keyof Address] === word))?.id;
}

/** Of an address whose owner has been checked. */
export async function changeAddress(tx: Transaction, id: number, change: Partial<NewAddress>): Promise<void> {
  await tx.update(addresses).set(change).where(eq(addresses.id, id));
}

/** Of an address whose owner has been checked. */
export async function dropAddress(tx: Transaction, id: number): Promise<void> {
  await tx.delete(addresses).where(eq(addresses.id, id));
}

/** Takes the primary mark off, so that another address can have it. */
export async function clearDefault(tx: Transaction, customerId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)));
}

/** The city that the directory has for a zipcode, if it knows it. */
export async function cityOf(db: Database | Transaction, zipcode: string): Promise<string | undefined> {
  const [row] = await db.select({ city: zipcodes.city }).from(zipcodes).where(eq(zipcodes.zipcode, zipcode));
  return row?.city;
}
