import type { IdentityChecks } from '../../src/application/identity/identity-checks.port';
import type { Picture } from '../../src/domain/identity/picture';
import type { CallsOf } from '../support/calls-of';
import { someWords } from '../support/matchers';
import { duringSuite, type PortHarness, valueOf } from '../support/port-harness';

const PICTURE = { kind: 'jpeg', bytes: new Uint8Array([1]) } as const;

export const IDENTITY_CHECK_CALLS: CallsOf<IdentityChecks> = {
  declareAge: (checks) => checks.declareAge(),
  'getDashboard, for the status of the check': (checks) => checks.status(),
  uploadIdentityDocument: (checks) => checks.uploadDocument('app-1', 'front', PICTURE),
  createSelfieUploadLink: (checks) => checks.uploadSelfie('app-1', PICTURE),
  uploadSelfie: (checks) => checks.uploadSelfie('app-1', PICTURE),
  verifyIdentity: (checks) => checks.verify('app-1'),
  confirmCustomerVerification: (checks) => checks.confirm('app-1'),
  verifyFaceForOrder: (checks) => checks.verifyFace('app-1', 'crt_1'),
  deleteIdentityPictures: (checks) => checks.deletePictures(),
};

/** Photos that a real backend accepts as well. */
export interface Photos {
  readonly jpeg: Picture;
  readonly png: Picture;
}

const refusedInWords = { ok: false, failure: { kind: 'refused', message: someWords } };
const refusedWithoutWords = { ok: false, failure: { kind: 'refused', message: '' } };

export function describeIdentityChecks(
  name: string,
  harness: PortHarness<IdentityChecks>,
  photos: () => Photos,
): void {
  describe(`identity checks, ${name}`, () => {
    duringSuite(harness);

    it('accept front, back and selfie, compare them, and verify the customer [KYC-13] [KYC-14] [KYC-17] [KYC-18]', async () => {
      const { port } = await harness.given('a new application ID is in use');
      const { jpeg, png } = photos();
      expect(await port.uploadDocument('APP-OK', 'front', jpeg)).toMatchObject({ ok: true });
      expect(await port.uploadDocument('APP-OK', 'back', png)).toMatchObject({ ok: true });
      expect(await port.verify('APP-OK')).toMatchObject(refusedInWords);
      expect(await port.uploadSelfie('APP-OK', jpeg)).toMatchObject({ ok: true });
      const found = valueOf(await port.verify('APP-OK'));
      expect(found).toMatchObject({ isMatch: true, percent: 93, message: '' });
      expect(found.dateOfBirth?.iso).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(await port.confirm('APP-OK')).toMatchObject({ ok: true });
      expect(valueOf(await port.status())).toEqual({
        isVerified: true,
        verificationId: 'APP-OK',
        isSimulated: true,
        isFaceCheckRequired: false,
      });
    });

    it('compare a new selfie before an order, and each selfie once [KYC-30] [KYC-33] [X-076]', async () => {
      const { port, values } = await harness.given('a verified customer without a selfie exists');
      const cartId = String(values.cartId);
      expect(await port.verifyFace('APP-OK', cartId)).toMatchObject(refusedInWords);
      expect(await port.uploadSelfie('APP-OK', photos().jpeg)).toMatchObject({ ok: true });
      expect(await port.verifyFace('APP-OTHER', cartId)).toMatchObject(refusedInWords);
      expect(valueOf(await port.verifyFace('APP-OK', cartId))).toEqual({
        isMatch: true,
        percent: 97,
        message: '',
      });
      expect(await port.verifyFace('APP-OK', cartId)).toMatchObject(refusedInWords);
    });

    it('record a declaration to be over 21, also when it is repeated [X-011]', async () => {
      const { port } = await harness.given('a new application ID is in use');
      expect(await port.declareAge()).toEqual({ ok: true, value: null });
      expect(await port.declareAge()).toEqual({ ok: true, value: null });
    });

    it('delete uploaded pictures, or report that they could not be deleted [BDG-05]', async () => {
      const { port } = await harness.given('a new application ID is in use');
      const { jpeg } = photos();
      await port.uploadDocument('APP-OK', 'front', jpeg);
      await port.uploadDocument('APP-OK', 'back', jpeg);
      await port.uploadSelfie('APP-OK', jpeg);
      expect(await port.deletePictures()).toMatchObject({ ok: true });
      expect(await port.verify('APP-OK')).toMatchObject(refusedInWords);
      const { port: failing } = await harness.given('a customer with pictures that cannot be removed exists');
      expect(await failing.deletePictures()).toMatchObject(refusedInWords);
    });

    it('say who needs a face check before an order [X-075]', async () => {
      const { port } = await harness.given(
        'a member who must show their face first has a cart ready to order',
      );
      expect(valueOf(await port.status()).isFaceCheckRequired).toBe(true);
    });

    it('report that the faces do not match [KYC-24]', async () => {
      const { port } = await harness.given('application APP-NOMATCH has a selfie that does not match');
      expect(valueOf(await port.verify('APP-NOMATCH'))).toMatchObject({ isMatch: false, message: '' });
    });

    it('have no message for an error [KYC-26]', async () => {
      const { port } = await harness.given('application APP-ERR makes the verifier answer code 2');
      expect(await port.verify('APP-ERR')).toMatchObject(refusedWithoutWords);
    });

    it('refuse a person who is too young [KYC-19]', async () => {
      const { port } = await harness.given('application APP-YOUNG belongs to a person aged 20');
      expect(await port.confirm('APP-YOUNG')).toMatchObject(refusedInWords);
    });

    it('refuse a picture that cannot be stored [KYC-25]', async () => {
      const { port } = await harness.given('image storage refuses uploads');
      const { jpeg } = photos();
      expect(await port.uploadDocument('APP-NOUPLOAD', 'front', jpeg)).toMatchObject(refusedInWords);
      expect(await port.uploadSelfie('APP-NOUPLOAD', jpeg)).toMatchObject(refusedInWords);
    });
  });
}
