import type { TestServices } from '../test-services';
import { cartLines } from '../../src/adapters/postgres/schema';
import { givenEmptyCart, credentialsOf } from './customer.states';
import { givenJane, JANES_PASSWORD } from './given-customer';
import { givenNewYork } from './given-location';
import { givenHarborLight, givenWhiskeyTree } from './given-whiskey';
import type { States } from './state';

/** A visitor's cart that a session is about to take over. */
export const guestCartStates: States = {
  'a visitor cart with two items exists': async (services) => ({ cartId: await givenVisitorCart(services) }),
  'a registered customer jane@example.com exists and a guest cart exists': janeAndVisitorCart,
  'a registered customer jane@example.com exists and a visitor cart exists': janeAndVisitorCart,
};

async function janeAndVisitorCart(services: TestServices) {
  const jane = await givenJane(services);
  return { ...credentialsOf(jane), password: JANES_PASSWORD, cartId: await givenVisitorCart(services) };
}

/** Five bottles of one size and one of another, for 10001. */
async function givenVisitorCart(services: TestServices): Promise<string> {
  const { db } = services;
  await givenNewYork(db);
  await givenWhiskeyTree(db);
  await givenHarborLight(db);
  const cartId = await givenEmptyCart(services, null);
  const line = { cartId, locationId: 11, speed: 'Same Day' as const };
  await db.insert(cartLines).values([
    { ...line, variantId: 1011, quantity: 5, seenPriceCents: 38_50 },
    { ...line, variantId: 1012, quantity: 1, seenPriceCents: 54_00 },
  ]);
  return cartId;
}
