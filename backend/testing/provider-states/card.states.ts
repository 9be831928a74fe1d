import type { TestServices } from '../test-services';
import { stores } from '../../src/adapters/postgres/schema';
import { givenEmptyCart, credentialsOf } from './customer.states';
import { givenAddress, givenJane } from './given-customer';
import type { States, StateValues } from './state';

/** States of saving cards. The sandbox provider decides by the token that is sent, not by the state. */
export const cardStates: States = {
  'a payment publishable key is configured': async ({ db }) =>
    void (await db.insert(stores).values({ id: 1, publishableKey: 'pk_sandbox_cork_and_petal' })),
  /** The sandbox provider knows every well-formed id except nobody@okbank (DEMO-48). */
  'UPI id jane@okbank is valid': async () => undefined,
  'UPI id nobody@okbank is not valid': async () => undefined,
  'no payment publishable key is configured': async ({ db }) =>
    void (await db.insert(stores).values({ id: 1 })),
  'a signed-in customer with a billing address exists': janeWithBillingAddress,
  'the card provider declines the token': janeWithBillingAddress,
  'the card provider fails without a message': janeWithBillingAddress,
  'a signed-in customer without saved cards exists': async (services) => {
    const jane = await givenJane(services);
    return { ...credentialsOf(jane), cartId: await givenEmptyCart(services, jane.customerId) };
  },
};

async function janeWithBillingAddress(services: TestServices): Promise<StateValues> {
  const jane = await givenJane(services);
  const billing = await givenAddress(services, jane.customerId, 'billing', { id: 703, nickname: 'Office' });
  return { ...credentialsOf(jane), billingAddressId: String(billing) };
}
