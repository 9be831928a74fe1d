import type { TestServices } from '../test-services';
import { eq } from 'drizzle-orm';
import { coupons, locations, stock } from '../../src/adapters/postgres/schema';
import { credentialsOf } from './customer.states';
import { BOURBON_LINE, givenCart, givenTwoVendorCarts, JANES_CART } from './given-cart';
import { givenJane } from './given-customer';
import { givenProduct, sameDay } from './given-product';
import { givenShop } from './given-shop';
import type { States, StateValues } from './state';

/** States of the cart; everything in it is sold at 10001. */
export const cartStates: States = {
  'a cart with two vendors exists': givenTwoVendorCarts,
  'cart line 9999 does not exist': givenTwoVendorCarts,

  /** The demo shop exists, Jane is signed in, and there is no cart. */
  'no cart exists': async (services) => {
    await givenShop(services.db);
    return credentialsOf(await givenJane(services));
  },

  'an empty cart exists': async (services) => {
    await givenShop(services.db);
    const jane = await givenJane(services);
    const cartId = await givenCart(services, [], { id: JANES_CART, customerId: jane.customerId });
    return { ...credentialsOf(jane), cartId, visitorCartId: await givenCart(services, []) };
  },

  /** Location 11 offers dine-in as well. */
  'variant 1011 is in stock at location 11 for Same Day': async ({ db }) => {
    await givenShop(db);
    await db.update(locations).set({ dineIn: true, starCategory: 3 }).where(eq(locations.id, 11));
  },

  'variant 1099 is sold out': async ({ db }) => {
    await givenShop(db);
    const variants = [{ id: 1099, size: '750', offers: sameDay(47_00), units: 0 }];
    await givenProduct(db, { id: 109, name: 'Lantern Rye', variants });
  },

  'a signed-in customer with an open cart exists': givenTwoVendorCarts,

  'a cart holds 24 of variant 1011': async (services) => {
    await givenShop(services.db);
    return { cartId: await givenCart(services, [{ ...BOURBON_LINE, quantity: 24 }]), lineId: '9001' };
  },

  'variant 1012 has 3 left in stock': async (services) => {
    const values = await givenTwoVendorCarts(services);
    await services.db.update(stock).set({ quantity: 3 }).where(eq(stock.variantId, 1012));
    const line = { ...BOURBON_LINE, variantId: 1012, quantity: 1, seenPriceCents: 23_50 };
    const own = { id: 'crt_three_left', customerId: Number(values.customerId) };
    const cartId = await givenCart(services, [{ ...line, id: 9201 }], own);
    const visitorCartId = await givenCart(services, [{ ...line, id: 9202 }], {
      id: 'crt_three_left_visitor',
    });
    return { ...values, cartId, lineId: '9201', visitorCartId, visitorLineId: '9202' };
  },

  'coupon SAVE10 is valid': (services) =>
    cartsAndCoupon(services, { code: 'SAVE10', percentBasisPoints: 1_000, refusalMessage: '' }),

  'coupon OLD5 has expired': (services) =>
    cartsAndCoupon(services, {
      code: 'OLD5',
      amountCents: 5_00,
      expiresAt: new Date('2024-12-31T00:00:00Z'),
      refusalMessage: 'This coupon has expired.',
    }),

  /** The carts are worth $100.50. */
  'coupon MIN150 needs a subtotal of $150.00': (services) =>
    cartsAndCoupon(services, {
      code: 'MIN150',
      amountCents: 15_00,
      minimumSubtotalCents: 150_00,
      refusalMessage: 'This coupon needs a subtotal of at least $150.00.',
    }),

  'coupon NOMSG fails without a message': (services) =>
    cartsAndCoupon(services, { code: 'NOMSG', amountCents: 5_00, alwaysRefused: true, refusalMessage: '' }),
};

async function cartsAndCoupon(
  services: TestServices,
  coupon: typeof coupons.$inferInsert,
): Promise<StateValues> {
  const values = await givenTwoVendorCarts(services);
  await services.db.insert(coupons).values(coupon);
  return values;
}
