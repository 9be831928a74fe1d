import type { TestServices } from '../test-services';
import { cartLines, carts } from '../../src/adapters/postgres/schema';
import type { SpeedType } from '../../src/domain/shared/speed-type';
import { DeliveryCalendar } from '../../src/domain/fulfilment/delivery-calendar';
import { DeliveryCalendars } from '../../src/application/fulfilment/delivery-calendars.port';
import { addDays } from '../../src/domain/shared/calendar-date';
import { credentialsOf } from './customer.states';
import { givenAddress, givenCard, givenCustomer, givenJane } from './given-customer';
import { givenShop } from './given-shop';
import type { StateValues } from './state';

/** A line to be inserted, with the price that its shopper was shown. */
export interface GivenLine {
  id: number;
  variantId: number;
  locationId: number;
  speed: SpeedType;
  quantity: number;
  seenPriceCents: number;
}

export const BOURBON_LINE: GivenLine = {
  id: 9001,
  variantId: 1011,
  locationId: 11,
  speed: 'Same Day',
  quantity: 2,
  seenPriceCents: 41_00,
};
export const RIESLING_LINE: GivenLine = {
  id: 9002,
  variantId: 1031,
  locationId: 12,
  speed: 'Next Day',
  quantity: 1,
  seenPriceCents: 18_50,
};

/** The ids in the examples of the OpenAPI document. */
export const JANES_CART = 'crt_9f3b1c7a2e5d4860';
export const VISITORS_CART = 'crt_2b8e6f10c4a97d35';

/** A cart for 10001 with these lines. */
export async function givenCart(
  { db, clock }: TestServices,
  lines: GivenLine[],
  changes: Partial<typeof carts.$inferInsert> = {},
): Promise<string> {
  const now = clock.now();
  const cart = { id: VISITORS_CART, zipcode: '10001', createdAt: now, updatedAt: now, ...changes };
  await db.insert(carts).values(cart);
  if (lines.length > 0)
    await db.insert(cartLines).values(lines.map((line) => ({ ...line, cartId: cart.id })));
  return cart.id;
}

/** Jane's cart with lines of two vendors, and the same as a visitor's cart. */
export async function givenTwoVendorCarts(services: TestServices): Promise<StateValues> {
  await givenShop(services.db);
  const jane = await givenJane(services);
  const lines = [BOURBON_LINE, RIESLING_LINE];
  const cartId = await givenCart(services, lines, { id: JANES_CART, customerId: jane.customerId });
  const visitorCartId = await givenCart(
    services,
    lines.map((line) => ({ ...line, id: line.id + 100 })),
  );
  return {
    ...credentialsOf(jane),
    cartId,
    lineId: '9001',
    otherLineId: '9002',
    visitorCartId,
    visitorLineId: '9101',
    otherVisitorLineId: '9102',
  };
}

/** Jane's cart, addresses and card: everything an order needs. */
export async function givenJaneReadyToOrder(
  services: TestServices,
  card: { id?: string } = {},
): Promise<StateValues> {
  const values = await givenTwoVendorCarts(services);
  const customerId = Number(values.customerId);
  const address = await givenAddress(services, customerId, 'shipping', { id: 701, isPrimary: true });
  const billing = await givenAddress(services, customerId, 'billing', { id: 703, nickname: 'Office' });
  const cardId = await givenCard(services, customerId, billing, card);
  return {
    ...values,
    addressId: String(address),
    billingAddressId: String(billing),
    cardId,
    ...(await orderableDates(services)),
  };
}

/** A guest's cart with a courier line, and an address. */
export async function givenGuestReadyToOrder(services: TestServices): Promise<StateValues> {
  await givenShop(services.db);
  const guest = await givenCustomer(services, 'guest', { id: 601, email: 'guest@example.com' });
  const cartId = await givenCart(services, [{ ...RIESLING_LINE, id: 9101 }], {
    customerId: guest.customerId,
  });
  const address = await givenAddress(services, guest.customerId, 'shipping', {
    id: 811,
    telephone: '2125550123',
  });
  return {
    ...credentialsOf(guest),
    cartId,
    lineId: '9101',
    addressId: String(address),
    billingAddressId: String(address),
    ...(await orderableDates(services)),
  };
}

/** Dates that can be ordered for at any time of the day: a same-day slot from tomorrow on, and a courier date. */
async function orderableDates({ data, clock }: TestServices): Promise<StateValues> {
  const calendars = await data.get(DeliveryCalendars).of({ locationIds: [11, 12] }, clock.now());
  const [driver, courier] = calendars.map(({ calendar }) => calendar) as [DeliveryCalendar, DeliveryCalendar];
  let sameDayDate = addDays(driver.now.date, 1);
  while (!driver.delivers(sameDayDate, 'Same Day')) sameDayDate = addDays(sameDayDate, 1);
  return { sameDayDate, timeslot: '10:00-12:00', nextDayDate: courier.nextDate('Next Day') };
}
