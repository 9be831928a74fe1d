import type { AddressKind } from '../../src/domain/customer/address-kind';
import type { TestServices } from '../test-services';
import type { CustomerKind } from '../../src/domain/customer/session';
import { addresses, customers, savedCards, zipcodes } from '../../src/adapters/postgres/schema';
import { hashToken } from '../../src/application/shared/random-token';
import { Sessions } from '../../src/application/customer/sessions.port';

export const JANES_PASSWORD = 'correct horse battery';

/** Hashing takes a moment, and every state with Jane needs the hash. */
let janesHash: Promise<string> | undefined;

export interface GivenCustomer {
  customerId: number;
  token: string;
}

/** A customer with an open session, who has declared to be over 21. */
export async function givenCustomer(
  { data, db, clock }: TestServices,
  kind: CustomerKind,
  changes: Partial<typeof customers.$inferInsert> = {},
): Promise<GivenCustomer> {
  const now = clock.now();
  const [row] = await db
    .insert(customers)
    .values({ kind, email: `${kind}@example.com`, createdAt: now, ...changes })
    .returning({ id: customers.id });
  const customerId = row?.id ?? 0;
  const token = await data.get(Sessions).open({ id: customerId, kind }, now);
  await data.get(Sessions).declareAge(hashToken(token), now);
  return { customerId, token };
}

/** jane@example.com, who is registered and signed in. */
export async function givenJane(services: TestServices): Promise<GivenCustomer> {
  janesHash ??= services.passwords.hash(JANES_PASSWORD);
  return givenCustomer(services, 'member', {
    id: 501,
    email: 'jane@example.com',
    passwordHash: await janesHash,
    firstName: 'Jane',
    lastName: 'Doe',
    newsletterSubscription: true,
    notification: true,
    isVerified: true,
    verificationId: 'APP-OK',
  });
}

/** An address, in New York by default. */
export async function givenAddress(
  { db, clock }: TestServices,
  customerId: number,
  kind: AddressKind,
  changes: Partial<typeof addresses.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(addresses)
    .values({
      customerId,
      kind,
      nickname: 'Home',
      firstName: 'Jane',
      lastName: 'Doe',
      street1: '350 5th Avenue',
      street2: 'Floor 20',
      city: 'New York',
      state: 'NY',
      zipcode: '10001',
      telephone: '2125550100',
      createdAt: clock.now(),
      ...changes,
    })
    .returning({ id: addresses.id });
  return row?.id ?? 0;
}

/** Another shipping address of Jane's, in San Francisco. */
export const PARENTS = {
  id: 702,
  nickname: 'Parents',
  street1: '1 Ferry Building',
  street2: '',
  city: 'San Francisco',
  state: 'CA',
  zipcode: '94105',
};

/** A saved card; its id decides how a charge ends (`card_chargeCustomerFail_…` is declined when charged). */
export async function givenCard(
  { db, clock }: TestServices,
  customerId: number,
  billingAddressId: number,
  changes: Partial<typeof savedCards.$inferInsert> = {},
): Promise<string> {
  const card = {
    id: 'card_visa_4242',
    customerId,
    providerCustomerId: 'cus_jane501',
    brand: 'Visa',
    last4: '4242',
    expMonth: 8,
    expYear: 2031,
    holderName: 'Jane Doe',
    billingAddressId,
    listed: true,
    createdAt: clock.now(),
    ...changes,
  };
  await db.insert(savedCards).values(card);
  return card.id;
}

/** Zipcodes for the address form's check of the city. */
export async function givenZipDirectory({ db }: TestServices): Promise<void> {
  await db.insert(zipcodes).values([
    { zipcode: '10001', city: 'New York', state: 'NY', served: true },
    { zipcode: '94105', city: 'San Francisco', state: 'CA', served: true },
  ]);
}
