import { and, eq, exists, inArray, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Person } from '../../../application/identity/personal-data.port';
import type { Connection } from '../repository-registry';
import {
  addresses,
  carts,
  customers,
  faceChecks,
  identityApplications,
  mails,
  orderAttempts,
  orders,
  passwordResets,
  rateLimitUses,
  refunds,
  savedCards,
  sessions,
} from '../schema';

/** Deletes or blanks personal data; the caller's transaction makes it one step. */
export async function erasePerson(db: Connection, { customerIds }: Person, email: string): Promise<void> {
  const ids = [...customerIds];
  await deleteOwnRows(db, ids);
  await db.delete(mails).where(eq(sql`lower(${mails.recipient})`, email.toLowerCase()));
  // Keys are parts with colons between them: another address may contain this one.
  await db
    .delete(rateLimitUses)
    .where(sql`${email.toLowerCase()} = any(string_to_array(lower(${rateLimitUses.key}), ':'))`);
  await blankOrders(db, inArray(orders.customerId, ids));
  await blankRefunds(db, ids);
  await deleteOrBlankCustomers(db, ids);
}

/** Cards before the addresses that they are billed to. */
async function deleteOwnRows(db: Connection, ids: number[]): Promise<void> {
  const owned = [
    sessions,
    passwordResets,
    orderAttempts,
    faceChecks,
    identityApplications,
    savedCards,
    addresses,
  ];
  for (const table of owned) await db.delete(table).where(inArray(table.customerId, ids));
  const order = db.select().from(orders).where(eq(orders.cartId, carts.id));
  await db.delete(carts).where(and(inArray(carts.customerId, ids), notExists(order)));
}

/** Keeps state and zipcode, which tax records need. */
async function blankOrders(db: Connection, own: SQL): Promise<void> {
  const placeOf = (address: typeof orders.shippingAddress | typeof orders.billingAddress) =>
    sql`${address} || '{"firstName":"","lastName":"","street1":"","street2":"","telephone":""}'::jsonb`;
  await db
    .update(orders)
    .set({
      email: '',
      telephone: '',
      giftMessage: '',
      cardInfo: null,
      paymentUrl: null,
      shippingAddress: placeOf(orders.shippingAddress),
      billingAddress: placeOf(orders.billingAddress),
    })
    .where(own);
}

/** The reason of a refund may name somebody. */
async function blankRefunds(db: Connection, ids: number[]): Promise<void> {
  const own = db.select({ id: orders.id }).from(orders).where(inArray(orders.customerId, ids));
  await db
    .update(refunds)
    .set({ reason: '' })
    .where(and(inArray(refunds.orderId, own), isNotNull(refunds.reason)));
}

/** Blanks customers that orders or carts refer to, and deletes the others. */
async function deleteOrBlankCustomers(db: Connection, ids: number[]): Promise<void> {
  const isReferenced = or(
    exists(db.select().from(orders).where(eq(orders.customerId, customers.id))),
    exists(db.select().from(carts).where(eq(carts.customerId, customers.id))),
  );
  await db
    .update(customers)
    .set({
      kind: 'guest',
      email: '',
      passwordHash: null,
      firstName: '',
      lastName: '',
      dateOfBirth: null,
      gender: '',
      country: '',
      newsletterSubscription: false,
      notification: false,
      isVerified: false,
      verificationId: null,
      faceCheckBeforeOrder: false,
      providerCustomerId: null,
    })
    .where(and(inArray(customers.id, ids), isReferenced));
  await db.delete(customers).where(and(inArray(customers.id, ids), sql`${customers.email} <> ''`));
}
