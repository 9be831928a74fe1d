import type { orders } from '../../src/adapters/postgres/schema';

/** The amounts of an order without discount, fees, taxes and tip. */
export const onlySubtotal = (cents: number): Partial<typeof orders.$inferInsert> => ({
  ...{ subtotalCents: cents, discountCents: 0, deliveryFeeCents: 0, feeCents: 0, taxCents: 0, tipCents: 0 },
  grandTotalCents: cents,
});
