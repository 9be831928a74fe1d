import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database';
import { customers } from '../database/schema';

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

/** Whatever a customer does that only one of two at once may do begins here. */
export async function lockCustomer(tx: Transaction, id: number): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, id)).for('no key update');
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
