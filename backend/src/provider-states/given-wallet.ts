import { eq } from 'drizzle-orm';
import { locations } from '../database/schema';
import type { Transaction } from '../database/database';
import { insertOrder, type NewOrder, type NewOrderItem } from '../order/order.repository';
import type { Services } from '../services';
import { creditWallet } from '../wallet/credit-wallet';
import { debitWallet } from '../wallet/debit-wallet';
import { BOURBON_LINE, givenCart, givenJaneReadyToOrder } from './given-cart';
import type { StateValues } from './state';

const WALLET_CART = 'crt_w_71c0de5a9b3f2846';

/** A venue that has its place: location 11 has three stars in New York. */
interface Venue {
  locationId: number;
  state: string;
  stars: number;
}

export const CHELSEA: Venue = { locationId: 11, state: 'NY', stars: 3 };

/** Harbor Light Bourbon, prepaid in small bottles at a venue. */
export async function givenPrepaidBourbon(
  { db, clock }: Services,
  customerId: number,
  millilitres: number,
  venue: Venue = CHELSEA,
): Promise<void> {
  await givenVenue({ db }, venue);
  const quantity = millilitres / 375;
  await db.transaction(async (tx) => {
    const { order, items } = await givenTableOrder(tx, customerId, clock.now(), { venue, quantity });
    await creditWallet(tx, order, items, [
      { locationId: venue.locationId, locationState: venue.state, locationPriceCategory: venue.stars },
    ]);
  });
}

/** Drinks bottles of 375 ml of it at location 11. */
export async function givenDrunkBourbon(
  { db, clock }: Services,
  customerId: number,
  millilitres: number,
): Promise<void> {
  const quantity = millilitres / 375;
  await db.transaction(async (tx) => {
    const { order } = await givenTableOrder(tx, customerId, clock.now(), {
      venue: CHELSEA,
      quantity,
      isPrepaid: true,
    });
    const line = {
      id: 0,
      variantId: 1012,
      productId: 101,
      bottleSize: '375',
      quantity,
      locationState: CHELSEA.state,
      locationPriceCategory: CHELSEA.stars,
      pastOrderNumber: null,
    };
    await debitWallet(tx, order, [line]);
  });
}

/** Lets a location pour. */
export async function givenVenue({ db }: Pick<Services, 'db'>, venue: Venue): Promise<void> {
  await db
    .update(locations)
    .set({ dineIn: true, priceCategory: venue.stars, state: venue.state })
    .where(eq(locations.id, venue.locationId));
}

async function givenTableOrder(
  tx: Transaction,
  customerId: number,
  placedAt: Date,
  { venue, quantity, isPrepaid = false }: { venue: Venue; quantity: number; isPrepaid?: boolean },
) {
  const unitPriceCents = isPrepaid ? 0 : 23_50;
  const rowTotalCents = quantity * unitPriceCents;
  const order: NewOrder = {
    customerId,
    status: 'complete',
    email: 'jane@example.com',
    telephone: '2125550100',
    subtotalCents: rowTotalCents,
    discountCents: 0,
    deliveryFeeCents: 0,
    feeCents: 0,
    taxCents: 0,
    tipCents: 0,
    grandTotalCents: rowTotalCents,
    paymentMethod: 4,
    paymentStatus: 'captured',
    placedAt,
  };
  const item: NewOrderItem = {
    productId: 101,
    variantId: 1012,
    productName: 'Harbor Light Bourbon',
    bottleSize: '375',
    locationId: venue.locationId,
    vendorName: 'Hudson Cellars',
    deliveryMethod: 'dine-in',
    status: 'complete',
    quantity,
    unitPriceCents,
    rowTotalCents,
    taxCents: 0,
  };
  return insertOrder(tx, order, [item]);
}

/** Jane with prepaid bourbon, and a cart that redeems 750 ml of it; her ordinary cart stays open. */
export async function givenJaneReadyToRedeem(services: Services, millilitres = 1500): Promise<StateValues> {
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
