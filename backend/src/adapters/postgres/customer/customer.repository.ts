import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { customers } from '../schema';

export type Customer = typeof customers.$inferSelect;
export type NewCustomer = typeof customers.$inferInsert;

/** The member with that e-mail, however it is capitalised; guests are not found by e-mail. */
export async function findMember(db: Database | Transaction, email: string): Promise<Customer | undefined> {
  const [member] = await db
    .select()
    .from(customers)
    .where(and(eq(sql`lower(${customers.email})`, email.toLowerCase()), eq(customers.kind, 'member')));
  return member;
}

/** Whatever a customer does that only one of two at once may do begins here; tells the password's hash as it is now. */
export async function lockCustomer(
  tx: Database | Transaction,
  id: number,
): Promise<string | null | undefined> {
  const [locked] = await tx
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, id))
    .for('no key update');
  return locked?.passwordHash;
}

export async function setPasswordHash(
  tx: Transaction,
  id: number,
  passwordHash: string,
): Promise<{ email: string }> {
  const [changed] = await tx
    .update(customers)
    .set({ passwordHash })
    .where(eq(customers.id, id))
    .returning({ email: customers.email });
  if (!changed) throw new Error('There is no such customer.');
  return changed;
}

/** The new customer's id, or undefined when a member has that e-mail already. */
export async function insertCustomer(
  db: Database | Transaction,
  customer: NewCustomer,
): Promise<number | undefined> {
  const [row] = await db
    .insert(customers)
    .values(customer)
    .onConflictDoNothing()
    .returning({ id: customers.id });
  return row?.id;
}
