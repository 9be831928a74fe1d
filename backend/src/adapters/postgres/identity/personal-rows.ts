import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Person, PersonalRows } from '../../../application/identity/personal-data.port';
import type { Connection } from '../repository-registry';
import {
  addresses,
  cartLines,
  carts,
  customers,
  faceChecks,
  identityApplications,
  mails,
  orderItems,
  orders,
  refunds,
  savedCards,
  sessions,
  walletEntries,
  walletLots,
} from '../schema';

/** Every row about a person, without hashes, and without links that act on an account or a payment. */
export async function personalRows(
  db: Connection,
  { customerIds }: Person,
  email: string,
): Promise<PersonalRows> {
  const ids = [...customerIds];
  const ownCarts = db.select({ id: carts.id }).from(carts).where(inArray(carts.customerId, ids));
  const ownOrders = db.select({ id: orders.id }).from(orders).where(inArray(orders.customerId, ids));
  const ownLots = db
    .select({ id: walletLots.id })
    .from(walletLots)
    .where(inArray(walletLots.customerId, ids));
  const { passwordHash: _password, ...customer } = getTableColumns(customers);
  const { tokenHash: _token, ...session } = getTableColumns(sessions);
  const { fingerprint: _fingerprint, ...card } = getTableColumns(savedCards);
  const { link: _link, ...mail } = getTableColumns(mails);
  const { paymentUrl: _url, ...order } = getTableColumns(orders);
  return {
    customers: await db.select(customer).from(customers).where(inArray(customers.id, ids)),
    sessions: await db.select(session).from(sessions).where(inArray(sessions.customerId, ids)),
    addresses: await db.select().from(addresses).where(inArray(addresses.customerId, ids)),
    saved_cards: await db.select(card).from(savedCards).where(inArray(savedCards.customerId, ids)),
    mails: await db.select(mail).from(mails).where(isOf(mails.recipient, email)),
    identity_applications: await db
      .select()
      .from(identityApplications)
      .where(inArray(identityApplications.customerId, ids)),
    face_checks: await db.select().from(faceChecks).where(inArray(faceChecks.customerId, ids)),
    carts: await db.select().from(carts).where(inArray(carts.customerId, ids)),
    cart_lines: await db.select().from(cartLines).where(inArray(cartLines.cartId, ownCarts)),
    orders: await db.select(order).from(orders).where(inArray(orders.customerId, ids)),
    order_items: await db.select().from(orderItems).where(inArray(orderItems.orderId, ownOrders)),
    refunds: await db.select().from(refunds).where(inArray(refunds.orderId, ownOrders)),
    wallet_lots: await db.select().from(walletLots).where(inArray(walletLots.customerId, ids)),
    wallet_entries: await db.select().from(walletEntries).where(inArray(walletEntries.lotId, ownLots)),
  };
}

const isOf = (column: typeof mails.recipient, email: string) =>
  eq(sql`lower(${column})`, email.toLowerCase());
