import type { TestServices } from '../../testing/test-services';
import { sql } from 'drizzle-orm';
import { cartLines, carts } from '../../src/adapters/postgres/schema';
import { givenAddress, givenCard, givenCustomer } from '../../testing/provider-states/given-customer';
import { randomToken } from '../../src/application/shared/random-token';
import type { Line } from './order-lines';

/** A customer with a session, an address and a card. */
export interface Buyer {
  customerId: number;
  token: string;
  addressId: string;
  cardId: string;
}

/** Provider states use four-digit ids for their lines: many thousand lines must not collide with those. */
const FIRST_LINE_ID = 100_000;

export async function givenBuyers(services: TestServices, count: number): Promise<Buyer[]> {
  await services.db.execute(sql`select setval(pg_get_serial_sequence('cart_lines', 'id'), ${FIRST_LINE_ID})`);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const customer = await givenCustomer(services, 'member', { email: `buyer${index}@example.com` });
      const { customerId } = customer;
      const addressId = await givenAddress(services, customerId, 'shipping', { isPrimary: true });
      const cardId = await givenCard(services, customerId, addressId, { id: `card_visa_buyer${index}` });
      return { ...customer, addressId: String(addressId), cardId };
    }),
  );
}

interface CartsToBe {
  linesOf: (index: number) => Line[];
  dates: { date: string; timeslot?: string };
  cart?: Partial<typeof carts.$inferInsert>;
}

type Owner = Pick<Buyer, 'customerId' | 'addressId'>;

/** Creates a new cart for each buyer, and the order for it that is paid on delivery. */
export async function ordersOf(
  { db, clock }: TestServices,
  buyers: Owner[],
  { linesOf, dates, cart }: CartsToBe,
): Promise<Record<string, unknown>[]> {
  const now = clock.now();
  const common = { zipcode: '10001', createdAt: now, updatedAt: now, ...cart };
  const made = buyers.map((buyer, index) => ({
    buyer,
    id: randomToken('crt'),
    lines: linesOf(index),
  }));
  await db
    .insert(carts)
    .values(made.map(({ id, buyer }) => ({ ...common, id, customerId: buyer.customerId })));
  const rows = await db
    .insert(cartLines)
    .values(made.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, cartId: id }))))
    .returning({ id: cartLines.id, cartId: cartLines.cartId, locationId: cartLines.locationId });
  return made.map(({ id, buyer }) => ({
    cart_id: id,
    delivery_address_id: buyer.addressId,
    payment_method: 4,
    deliverable: rows
      .filter((row) => row.cartId === id)
      .map((row) => ({ item_id: String(row.id), vendor_loc_id: String(row.locationId), ...dates })),
  }));
}
