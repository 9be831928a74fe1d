import type { GivenLine } from '../../testing/provider-states/given-cart';

/** A line that a test adds to a cart; the database assigns its id. */
export type Line = Omit<GivenLine, 'id'>;

export const courierLine: Line = {
  variantId: 1031,
  locationId: 12,
  speed: 'Next Day',
  quantity: 1,
  seenPriceCents: 18_50,
};

export const driverLine: Line = {
  variantId: 1011,
  locationId: 11,
  speed: 'Same Day',
  quantity: 1,
  seenPriceCents: 41_00,
};

/** Buyers of different sizes share no stock: they compete only for what the test is about. */
export const lineOfSize = (index: number): Line => ({
  ...driverLine,
  ...[{}, { variantId: 1012, seenPriceCents: 23_50 }, { variantId: 1013, seenPriceCents: 81_50 }][index % 3],
});

/** The same goods from location 12, two dollars more expensive. */
export const otherDriversLine = (index: number): Line => {
  const line = lineOfSize(index);
  return { ...line, locationId: 12, seenPriceCents: line.seenPriceCents + 2_00 };
};
