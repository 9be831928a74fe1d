import { eq } from 'drizzle-orm';
import { locations } from '../database/schema';
import { insertOrder } from '../order/order.repository';
import type { Services } from '../services';
import { creditWallet } from '../wallet/credit-wallet';
import { BOURBON_LINE, givenCart, givenJaneReadyToOrder } from './given-cart';
import type { StateValues } from './state';

const WALLET_CART = 'crt_w_71c0de5a9b3f2846';

/** Harbor Light Bourbon, prepaid in small bottles at location 11, a venue of three stars in New York. */
async function givenPrepaidBourbon(
  { db, clock }: Services,
  customerId: number,
  millilitres: number,
): Promise<void> {
  const quantity = millilitres / 375;
  const venue = { dineIn: true, priceCategory: 3 };
  await db.update(locations).set(venue).where(eq(locations.id, 11));
  const rowTotalCents = quantity * 23_50;
  const amounts = { subtotalCents: rowTotalCents, taxCents: 0, grandTotalCents: rowTotalCents };
  const none = { discountCents: 0, deliveryFeeCents: 0, feeCents: 0, tipCents: 0 };
  await db.transaction(async (tx) => {
    const { order, items } = await insertOrder(
      tx,
      {
        customerId,
        status: 'complete',
        email: 'jane@example.com',
        telephone: '2125550100',
        ...amounts,
        ...none,
        paymentMethod: 4,
        paymentStatus: 'captured',
        placedAt: clock.now(),
      },
      [
        {
          productId: 101,
          variantId: 1012,
          productName: 'Harbor Light Bourbon',
          bottleSize: '375',
          locationId: 11,
          vendorName: 'Hudson Cellars',
          deliveryMethod: 'dine-in',
          status: 'complete',
          quantity,
          unitPriceCents: 23_50,
          rowTotalCents,
          taxCents: 0,
        },
      ],
    );
    await creditWallet(tx, order, items, [{ locationId: 11, locationState: 'NY', locationPriceCategory: 3 }]);
  });
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
