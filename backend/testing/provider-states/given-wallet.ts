import type { TestServices } from '../test-services';
import { eq } from 'drizzle-orm';
import { addDays, type CalendarDate, localTime } from '../../src/domain/shared/calendar-date';
import { locations } from '../../src/adapters/postgres/schema';
import { Orders } from '../../src/application/order/orders.port';
import type { Transaction } from '../../src/application/shared/data-source.port';
import { creditWallet } from '../../src/application/wallet/credit-wallet';
import { holdForOrder } from '../../src/application/wallet/hold-for-order';
import { RedemptionHolds } from '../../src/application/wallet/redemption-holds.port';
import { Wallets } from '../../src/application/wallet/wallets.port';
import { BOURBON_LINE, givenCart, givenJaneReadyToOrder } from './given-cart';
import { aBourbonItem, anOrder } from './given-order';
import type { StateValues } from './state';

const WALLET_CART = 'crt_w_71c0de5a9b3f2846';

/** A venue: location 11 has three stars and is in New York. */
interface Venue {
  locationId: number;
  state: string;
  stars: number;
}

export const CHELSEA: Venue = { locationId: 11, state: 'NY', stars: 3 };

/** Harbor Light Bourbon, prepaid in small bottles at a venue. */
export async function givenPrepaidBourbon(
  { data, db, clock }: TestServices,
  customerId: number,
  millilitres: number,
  venue: Venue = CHELSEA,
): Promise<void> {
  await givenVenue({ db }, venue);
  const quantity = millilitres / 375;
  await data.transaction(async (tx) => {
    const placed = await givenDineInOrder(tx, customerId, clock.now(), { venue, quantity });
    await creditWallet(tx.get(Wallets), placed, [
      { locationId: venue.locationId, locationState: venue.state, locationStarCategory: venue.stars },
    ]);
  });
}

/** 375 ml bottles that are held for a visit to location 11 in two days; returns the order number. */
export async function givenHeldBourbon(
  { data, clock }: TestServices,
  customerId: number,
  millilitres: number,
): Promise<string> {
  const now = clock.now();
  const { order } = await data.transaction((tx) => holdBourbon(tx, customerId, now, millilitres));
  return order.orderNumber;
}

/** The same after the visit; returns the order number. */
export async function givenRedeemedBourbon(
  { data, clock }: TestServices,
  customerId: number,
  millilitres: number,
): Promise<string> {
  const now = clock.now();
  return data.transaction(async (tx) => {
    const { order } = await holdBourbon(tx, customerId, now, millilitres);
    const holds = tx.get(RedemptionHolds);
    await holds.release(order.id, now);
    await holds.debit(order.id, now);
    await tx.get(Orders).update(order.id, { status: 'complete', paymentStatus: 'captured' });
    return order.orderNumber;
  });
}

async function holdBourbon(tx: Transaction, customerId: number, now: Date, millilitres: number) {
  const quantity = millilitres / 375;
  const visitDate = addDays(localTime(now, 'America/New_York').date, 2);
  const written = await givenDineInOrder(tx, customerId, now, { venue: CHELSEA, quantity, visitDate });
  const line = {
    id: 0,
    variantId: 1012,
    productId: 101,
    bottleSize: '375',
    quantity,
    locationState: CHELSEA.state,
    locationStarCategory: CHELSEA.stars,
    pastOrderNumber: null,
  };
  await holdForOrder(tx.get(Wallets), written.order, [line]);
  return written;
}

/** Makes a location a venue. */
export async function givenVenue({ db }: Pick<TestServices, 'db'>, venue: Venue): Promise<void> {
  await db
    .update(locations)
    .set({ dineIn: true, starCategory: venue.stars, state: venue.state })
    .where(eq(locations.id, venue.locationId));
}

async function givenDineInOrder(
  tx: Transaction,
  customerId: number,
  placedAt: Date,
  { venue, quantity, visitDate }: { venue: Venue; quantity: number; visitDate?: CalendarDate },
) {
  // A redemption has a visit, and no price.
  const unitPriceCents = visitDate ? 0 : 23_50;
  const status = visitDate ? 'processing' : 'complete';
  const order = anOrder({
    customerId,
    status,
    subtotalCents: quantity * unitPriceCents,
    paymentStatus: 'captured',
    placedAt,
  });
  const item = aBourbonItem({
    variantId: 1012,
    bottleSize: '375',
    locationId: venue.locationId,
    deliveryMethod: 'dine-in',
    deliveryDate: visitDate,
    status,
    quantity,
    unitPriceCents,
  });
  return tx.get(Orders).insert(order, [item]);
}

/** Jane with prepaid bourbon, and a cart that redeems 750 ml of it; her ordinary cart stays open. */
export async function givenJaneReadyToRedeem(
  services: TestServices,
  millilitres = 1500,
): Promise<StateValues> {
  const values = await givenJaneReadyToOrder(services);
  const customerId = Number(values.customerId);
  await givenPrepaidBourbon(services, customerId, millilitres);
  const line = { ...BOURBON_LINE, id: 9201, quantity: 1 };
  const cartId = await givenCart(services, [line], {
    id: WALLET_CART,
    customerId,
    kind: 'wallet',
    updatedAt: new Date(services.clock.now().getTime() + 1),
  });
  return { ...values, ordinaryCartId: String(values.cartId), cartId, lineId: '9201' };
}
