import type { TestServices } from '../test-services';
import { carts } from '../../src/adapters/postgres/schema';
import { randomToken } from '../../src/application/shared/random-token';
import {
  givenAddress,
  givenCard,
  givenCustomer,
  givenJane,
  givenZipDirectory,
  JANES_PASSWORD,
  PARENTS,
} from './given-customer';
import type { States, StateValues } from './state';

/** States of sessions, accounts and addresses. */
export const customerStates: States = {
  'a registered customer jane@example.com exists': async (services) => ({
    ...credentialsOf(await givenJane(services)),
    password: JANES_PASSWORD,
  }),
  'no customer nobody@example.com exists': signedInJane,
  'no customer new@example.com exists': signedInJane,
  'a signed-in customer exists': async (services) => {
    await givenZipDirectory(services);
    return credentialsOf(await givenJane(services));
  },
  'a guest session exists': async (services) => {
    await givenZipDirectory(services);
    return credentialsOf(await givenCustomer(services, 'guest'));
  },
  'an invalid token is used': async () => ({ token: randomToken('tok') }),
  'a customer with two shipping addresses exists': async (services) => {
    const jane = await givenJane(services);
    const primary = await givenAddress(services, jane.customerId, 'shipping', { id: 701, isPrimary: true });
    const other = await givenAddress(services, jane.customerId, 'shipping', PARENTS);
    return { ...credentialsOf(jane), addressId: String(primary), otherAddressId: String(other) };
  },
  'a customer without addresses exists': signedInJane,
  'address 9999 does not exist': signedInJane,
  'a signed-in customer with saved cards exists': async (services) => {
    const jane = await givenJane(services);
    await givenAddress(services, jane.customerId, 'shipping', { id: 701, isPrimary: true });
    const billing = await givenAddress(services, jane.customerId, 'billing', { id: 703, nickname: 'Office' });
    const cardId = await givenCard(services, jane.customerId, billing);
    const later = new Date(services.clock.now().getTime() + 1_000);
    await givenCard(services, jane.customerId, billing, {
      id: 'card_mastercard_4444',
      brand: 'Mastercard',
      last4: '4444',
      expMonth: 11,
      expYear: 2030,
      createdAt: later,
    });
    return { ...credentialsOf(jane), cardId, cartId: await givenEmptyCart(services, jane.customerId) };
  },
  'card card_x belongs to another customer': async (services) => {
    const jane = await givenJane(services);
    const other = await givenCustomer(services, 'member', { email: 'mark@example.com' });
    const billing = await givenAddress(services, other.customerId, 'billing');
    await givenCard(services, other.customerId, billing, { id: 'card_x' });
    return credentialsOf(jane);
  },
};

/** Jane is registered and signed in. */
export async function signedInJane(services: TestServices): Promise<StateValues> {
  return credentialsOf(await givenJane(services));
}

/** What an interaction needs to act as that customer. */
export function credentialsOf({ token, customerId }: { token: string; customerId: number }): StateValues {
  return { token, customerId: String(customerId) };
}

export async function givenEmptyCart(
  { db, clock }: TestServices,
  customerId: number | null,
  zipcode = '10001',
): Promise<string> {
  const [id, now] = [randomToken('crt'), clock.now()];
  await db.insert(carts).values({ id, customerId, zipcode, createdAt: now, updatedAt: now });
  return id;
}
