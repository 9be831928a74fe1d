import type { TestServices } from '../test-services';
import { offers, stock } from '../../src/adapters/postgres/schema';
import { credentialsOf } from './customer.states';
import { givenNoAlcohol, reasonIn } from './given-age';
import { givenJane } from './given-customer';
import { givenShop } from './given-shop';
import { givenRedeemedBourbon, givenHeldBourbon, givenPrepaidBourbon, givenVenue } from './given-wallet';
import type { StateValues, States } from './state';

/** States of the wallet. */
export const walletStates: States = {
  'a customer with 1500 ml of product 101 in the wallet exists': (services) => givenJaneWith(services, 1500),

  'a customer with prepaid drinks may not buy alcohol': async (services, { because }) => {
    const values = await givenJaneWith(services, 1500);
    await givenNoAlcohol(services, reasonIn(because));
    return values;
  },

  /** All of it has been redeemed. */
  'a customer with 0 ml of product 101 in the wallet exists': async (services) => {
    const values = await givenJaneWith(services, 750);
    await givenRedeemedBourbon(services, Number(values.customerId), 750);
    return values;
  },

  /** Location 13 sells it and is a venue, but of another star category. */
  'product 101 is not redeemable at location 13': async (services) => {
    const values = await givenJaneWith(services, 1500);
    await givenVenue(services, { locationId: 13, state: 'NY', stars: 4 });
    const key = { variantId: 1011, locationId: 13 };
    await services.db.insert(offers).values({ ...key, speed: 'Same Day', priceCents: 44_00 });
    await services.db.insert(stock).values({ ...key, quantity: 24 });
    return values;
  },

  'a wallet product is sold out at location 11': async (services) => {
    const values = await givenJaneWith(services, 1500);
    await services.db.update(stock).set({ quantity: 0 });
    return values;
  },

  /** 1500 of 2250 ml are left in New York, and 750 ml in California. */
  'a customer with wallet balances in two states exists': async (services) => {
    const values = await givenJaneWith(services, 2250);
    const customerId = Number(values.customerId);
    await givenRedeemedBourbon(services, customerId, 750);
    await givenPrepaidBourbon(services, customerId, 750, { locationId: 13, state: 'CA', stars: 5 });
    return values;
  },

  /** 750 of 1500 ml are held for a visit in two days. */
  'a redemption waits for its visit': async (services) => {
    const values = await givenJaneWith(services, 1500);
    return { ...values, orderId: await givenHeldBourbon(services, Number(values.customerId), 750) };
  },

  'a redemption was served': async (services) => {
    const values = await givenJaneWith(services, 1500);
    return { ...values, orderId: await givenRedeemedBourbon(services, Number(values.customerId), 750) };
  },

  'a customer without wallet balances exists': async (services) => {
    await givenShop(services.db);
    return credentialsOf(await givenJane(services));
  },
};

/** Jane, who prepaid bourbon at location 11: three stars, New York. */
export async function givenJaneWith(services: TestServices, millilitres: number): Promise<StateValues> {
  await givenShop(services.db);
  const jane = await givenJane(services);
  await givenPrepaidBourbon(services, jane.customerId, millilitres);
  return credentialsOf(jane);
}
