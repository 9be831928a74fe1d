import { eq } from 'drizzle-orm';
import { carts, faceChecks } from '../src/adapters/postgres/schema';
import { ApplicationPictures } from '../src/application/identity/application-pictures';
import type { IdentityVerifier } from '../src/application/identity/identity-verifier.port';
import { VerifyFace } from '../src/application/identity/verify-face';
import { MAX_PICTURE_BYTES } from '../../rules/identity/picture';
import { givenCart, VISITORS_CART } from '../testing/provider-states/given-cart';
import { givenCustomer } from '../testing/provider-states/given-customer';
import { givenSelfie } from '../testing/provider-states/given-identity';
import { startTestBackend, TEST_NOW } from '../testing/start-test-backend';
import { testBackend } from '../testing/test-backend';
import { guestsOrder, janesOrder, place, ready } from './support/order-fixture';

const HOUR = 60 * 60_000;

/** A clock that a test advances. */
const clock = {
  time: Date.parse(TEST_NOW),
  now() {
    return new Date(this.time);
  },
};

const backend = testBackend({ clock });
beforeEach(() => (clock.time = Date.parse(TEST_NOW)));

const verify = (token: unknown, orderID: unknown, applicationID = 'APP-OK') =>
  backend.call('verifyFaceForOrder', {
    token: String(token),
    body: { applicationID, orderID: String(orderID) },
  });
const matched = { code: 1, data: { faceMatch: true, faceMatchPercent: 97 } };
const noSelfie = { code: -1, message: 'Please upload a selfie.' };
const noCart = { code: -1, message: 'This cart does not exist.' };

describe('the face check before an order', () => {
  it('compares a selfie once, and deletes it [BD-27] [API-27]', async () => {
    const { token, cartId } = await backend.given('a verified customer with a matching selfie exists');
    expect((await verify(token, cartId)).body).toEqual(matched);
    const selfie = await backend.services.storage.get('APP-OK_selfie.jpg', MAX_PICTURE_BYTES);
    expect(selfie).toBeUndefined();
    expect((await verify(token, cartId)).body).toEqual(noSelfie);
  });

  it('records nothing for a face that does not match, and deletes its picture too [BD-27]', async () => {
    const { token, cartId } = await backend.given(
      'a verified customer with a selfie that does not match exists',
    );
    expect((await verify(token, cartId)).body).toMatchObject({ code: 1, data: { faceMatch: false } });
    expect(await backend.db.select().from(faceChecks)).toEqual([]);
    expect((await verify(token, cartId)).body).toEqual(noSelfie);
  });

  it("accepts only the customer's own verification and open cart [X-077] [BDG-02]", async () => {
    const { token, cartId } = await backend.given('a verified customer with a matching selfie exists');
    for (const id of ['APP-OTHER', '', '../APP-OK'])
      expect((await verify(token, cartId, id)).body).toEqual({
        code: -1,
        message: 'This application does not exist.',
      });
    const stranger = await givenCustomer(backend.services, 'member', { email: 'mark@example.com' });
    expect((await verify(stranger.token, cartId)).body).toMatchObject({ code: -1 });
    await givenCart(backend.services, [], { customerId: stranger.customerId });
    for (const cart of [VISITORS_CART, 'crt_none', "' or 1=1 --"])
      expect((await verify(token, cart)).body).toEqual(noCart);
    const guest = await givenCustomer(backend.services, 'guest');
    expect((await verify(guest.token, cartId)).status).toBe(401);
  });

  it('reports a failed comparison, and keeps the selfie for another try [KYC-36]', async () => {
    const { token, customerId, cartId } = await backend.given(
      'a verified customer whose face the verifier cannot compare exists',
    );
    expect((await verify(token, cartId, 'APP-ERR')).body).toMatchObject({ code: 2 });
    const outcome = comparedBy(() => Promise.reject(new Error('gone')), customerId, 'APP-ERR', cartId);
    await expect(outcome).rejects.toThrow('verifier-unavailable');
    const selfie = await backend.services.storage.get('APP-ERR_selfie.jpg', MAX_PICTURE_BYTES);
    expect(selfie).toBeDefined();
  });

  it('refuses if the cart was ordered during the comparison [BD-27] [X-075]', async () => {
    const { customerId, cartId } = await backend.given('a verified customer with a matching selfie exists');
    const compareFace = async () => {
      await backend.db.delete(carts).where(eq(carts.id, String(cartId)));
      return { kind: 'compared', face: { isMatch: true, percent: 97 } } as const;
    };
    const outcome = comparedBy(compareFace, customerId, 'APP-OK', cartId);
    await expect(outcome).rejects.toThrow('no-cart-to-order');
  });
});

/** The use case with a verifier of the test's own. */
function comparedBy(
  compareFace: IdentityVerifier['compareFace'],
  customerId: unknown,
  applicationId: string,
  cartId: unknown,
) {
  const verify = () => Promise.reject(new Error('not asked'));
  const verifier: IdentityVerifier = { isSimulated: true, verify, compareFace };
  const { data, storage, pictureConverter } = backend.services;
  const pictures = new ApplicationPictures(storage, pictureConverter);
  const session = { kind: 'member', customerId: Number(customerId) } as never;
  return new VerifyFace(data, pictures, verifier, clock).execute(session, applicationId, String(cartId));
}

describe('an order of a member who needs a face check', () => {
  const sentence = 'a member who must show their face first has a cart ready to order';
  const refusal = { code: -1, message: 'Verify Yourself Before Placing An Order' };

  it('requires a match, which is valid for that cart and for an hour [BD-48] [X-075]', async () => {
    const values = ready(await backend.given(sentence));
    const order = async () => (await place(backend.baseUrl, values, janesOrder(values))).body;
    expect(await order()).toEqual(refusal);
    await givenSelfie(backend.services, 'APP-OK', 'dark');
    await verify(values.token, values.cartId);
    expect(await order()).toEqual(refusal);
    await showFace(values);
    clock.time += HOUR + 1;
    expect(await order()).toEqual(refusal);
    await showFace(values);
    clock.time += HOUR;
    expect(await order()).toMatchObject({ code: 1 });
  });

  it('requires it of every member if the deployment says so, but never of a guest [X-075]', async () => {
    const everybody = await startTestBackend({ clock, settings: { faceCheckBeforeOrder: true } });
    try {
      const values = ready(await everybody.given('a cart ready to order exists'));
      expect((await place(everybody.baseUrl, values, janesOrder(values))).body).toEqual(refusal);
      const account = await everybody.call('getDashboard', { token: values.token, body: {} });
      expect(account.body).toMatchObject({ data: { face_check_before_order: 1 } });
      const guest = ready(await everybody.given('a guest cart ready to order exists'));
      const theirs = await everybody.call('getDashboard', { token: guest.token, body: {} });
      expect(theirs.body).toMatchObject({ data: { face_check_before_order: 0 } });
      const answer = await place(everybody.baseUrl, guest, guestsOrder(guest));
      expect(answer.body).toMatchObject({ code: 1 });
    } finally {
      await everybody.stop();
    }
  }, 60_000);

  async function showFace({ token, cartId }: { token: string; cartId: string }) {
    await givenSelfie(backend.services, 'APP-OK');
    expect((await verify(token, cartId)).body).toEqual(matched);
  }
});
