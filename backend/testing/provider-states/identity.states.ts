import type { TestServices } from '../test-services';
import { customers } from '../../src/adapters/postgres/schema';
import type { Clock } from '../../src/application/shared/clock.port';
import { LinkSigner } from '../../src/adapters/storage/link-signer';
import { LINK_SECONDS } from '../../src/application/identity/object-storage.port';
import { credentialsOf } from './customer.states';
import { givenCart, JANES_CART } from './given-cart';
import { givenCustomer, givenJane } from './given-customer';
import { givenApplication, givenPictures, givenSelfie } from './given-identity';
import type { States, StateValues } from './state';

const BORN_1990 = '1990-04-23';

/** States of the identity check. The sandbox verifier decides by the application's id. */
export const identityStates: States = {
  'a new application ID is in use': (services) => janesApplication(services, 'APP-OK'),
  'image storage refuses uploads': (services) => janesApplication(services, 'APP-NOUPLOAD'),
  'application APP-OK has front, back and a matching selfie': (services) => pictured(services, 'APP-OK'),
  'application APP-NOMATCH has a selfie that does not match': (services) => pictured(services, 'APP-NOMATCH'),
  'application APP-OTHER has a selfie that does not match, and the verifier says so': (services) =>
    pictured(services, 'APP-OTHER'),
  'application APP-YOUNG belongs to a person aged 20': async (services) => {
    const year = services.clock.now().getUTCFullYear() - 20;
    return pictured(services, 'APP-YOUNG', { isMatch: true, dateOfBirth: `${year}-01-02` });
  },
  'application APP-ERR makes the verifier answer code 2': (services) => pictured(services, 'APP-ERR'),
  'application APP-OK was verified for a signed-in customer': (services) =>
    pictured(services, 'APP-OK', { isMatch: true, dateOfBirth: BORN_1990 }),
  'application APP-NOREMOVE was verified, and its pictures cannot be removed': (services) =>
    pictured(services, 'APP-NOREMOVE', { isMatch: true, dateOfBirth: BORN_1990 }),
  'a customer with pictures that cannot be removed exists': (services) =>
    pictured(services, 'APP-NOREMOVE', { picturesAt: services.clock.now() }),
  'a verified customer with a matching selfie exists': (services) => verified(services, 'bright'),
  'a verified customer with a selfie that does not match exists': (services) => verified(services, 'dark'),
  'a verified customer without a selfie exists': (services) => verified(services, null),
  'a verified customer whose face the verifier cannot compare exists': async (services) => {
    const values = await verified(services, 'bright', 'APP-ERR');
    await services.db.update(customers).set({ verificationId: 'APP-ERR' });
    return values;
  },
  'application APP-OK was taken into the account': (services) =>
    janesApplication(services, 'APP-OK', {
      isMatch: true,
      dateOfBirth: BORN_1990,
      confirmedAt: services.clock.now(),
    }),
  'application APP-OK belongs to another customer': async (services) => {
    const jane = await givenJane(services);
    const other = await givenCustomer(services, 'member', { email: 'mark@example.com' });
    await givenApplication(services, { id: 'APP-OK', customerId: other.customerId });
    return credentialsOf(jane);
  },
  'a signed selfie link was issued': async (services) => ({
    ...(await janesApplication(services, 'APP-OK')),
    ...(await linkTo(services, services.clock)),
  }),
  'an expired selfie link exists': async (services) => {
    const anHourAgo = { now: () => new Date(services.clock.now().getTime() - LINK_SECONDS * 1_000) };
    return {
      ...(await janesApplication(services, 'APP-OK')),
      ...(await linkTo(services, anHourAgo)),
    };
  },
};

async function janesApplication(
  services: TestServices,
  id: string,
  changes: Partial<Parameters<typeof givenApplication>[1]> = {},
): Promise<StateValues> {
  const jane = await givenJane(services);
  await givenApplication(services, { id, customerId: jane.customerId, ...changes });
  return credentialsOf(jane);
}

/** Jane, verified by an application, with a cart and optionally a new selfie. */
async function verified(
  services: TestServices,
  selfie: 'bright' | 'dark' | null,
  id = 'APP-OK',
): Promise<StateValues> {
  const found = { isMatch: true, dateOfBirth: BORN_1990, confirmedAt: services.clock.now() };
  const values = await janesApplication(services, id, found);
  const cartId = await givenCart(services, [], { id: JANES_CART, customerId: Number(values.customerId) });
  if (selfie) await givenSelfie(services, id, selfie);
  return { ...values, cartId };
}

async function pictured(
  ...[services, id, changes]: Parameters<typeof janesApplication>
): Promise<StateValues> {
  const values = await janesApplication(services, id, changes);
  await givenPictures(services, id);
  return values;
}

/** The parts of signed links to the selfie of APP-OK, which exists. */
async function linkTo(services: TestServices, clock: Clock): Promise<StateValues> {
  await givenSelfie(services, 'APP-OK');
  const name = 'APP-OK_selfie.jpg';
  const signer = new LinkSigner(clock, services.settings.pictures.linkSecrets);
  const parts = (method: 'PUT' | 'GET') =>
    new URL(signer.link(method, name), 'http://shop.test').searchParams;
  return {
    expires: parts('PUT').get('expires'),
    uploadSignature: parts('PUT').get('signature'),
    downloadSignature: parts('GET').get('signature'),
  };
}
