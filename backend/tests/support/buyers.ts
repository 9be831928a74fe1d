import { cartLines, carts } from '../../src/database/schema';
import { givenAddress, givenCustomer } from '../../src/provider-states/given-customer';
import type { GivenLine } from '../../src/provider-states/given-cart';
import { randomToken } from '../../src/providers/random-token';
import type { Services } from '../../src/services';

/** Somebody with a session, an address and a cart with one line. */
export interface Buyer {
  customerId: number;
  token: string;
  addressId: string;
}

export async function givenBuyers(services: Services, count: number): Promise<Buyer[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const customer = await givenCustomer(services, 'member', { email: `buyer${index}@example.com` });
      return {
        ...customer,
        addressId: String(await givenAddress(services, customer.customerId, 'shipping', { isDefault: true })),
      };
    }),
  );
}

/** A new cart of the buyer, and the order of it that is paid on delivery. */
export async function orderOf(
  { db, clock }: Services,
  buyer: Buyer,
  lines: Omit<GivenLine, 'id'>[],
  dates: { date: string; timeslot?: string },
  changes: Partial<typeof carts.$inferInsert> = {},
): Promise<Record<string, unknown>> {
  const [id, now] = [randomToken('crt'), clock.now()];
  await db.insert(carts).values({
    id,
    customerId: buyer.customerId,
    zipcode: '10001',
    createdAt: now,
    updatedAt: now,
    ...changes,
  });
  const rows = await db
    .insert(cartLines)
    .values(lines.map((line) => ({ ...line, cartId: id })))
    .returning({ id: cartLines.id, locationId: cartLines.locationId });
  const deliverable = rows.map((row) => ({
    item_id: String(row.id),
    vendor_loc_id: String(row.locationId),
    ...dates,
  }));
  return { cart_id: id, delivery_address_id: buyer.addressId, payment_method: 4, deliverable };
}
