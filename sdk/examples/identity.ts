import { orThrow } from '@cork-and-petal/sdk/errors';
import { example } from './example';

/**
 * Uploads a picture of an identity document, as base64 without a prefix; the file name says which application and
 * which side.
 */
export const uploadIdentityDocument = example({
  given: 'a new application ID is in use',
  async run(shop, { picture }: { picture: Uint8Array }) {
    const body = {
      imageData: Buffer.from(picture).toString('base64'),
      fileName: 'APP-OK_aadhaar_front.jpg',
    };
    return orThrow(await shop.uploadIdentityDocument({ body })).succeeded;
  },
  result: true,
});

/** Keeps with the session that the shopper declared to be over 21. */
export const declareAge = example({
  given: 'a signed-in customer exists',
  async run(shop) {
    return orThrow(await shop.declareAge({ body: {} })).succeeded;
  },
  result: true,
});

/** Requests a signed URL for the selfie, valid for a limited time. */
export const createSelfieUploadLink = example({
  given: 'a new application ID is in use',
  async run(shop) {
    const { data } = orThrow(await shop.createSelfieUploadLink({ body: { applicationID: 'APP-OK' } }));
    return data.data!.fileName;
  },
  result: 'APP-OK_selfie.jpg',
});

/** Uploads the selfie to the signed URL. */
export const uploadSelfie = example({
  given: 'a signed selfie link was issued',
  async run(
    shop,
    {
      expires,
      uploadSignature,
      picture,
    }: { expires: string; uploadSignature: string; picture: Uint8Array<ArrayBuffer> },
  ) {
    const answer = await shop.uploadSelfie({
      path: { fileName: 'APP-OK_selfie.jpg' },
      query: { expires: Number(expires), signature: uploadSignature },
      body: new Blob([picture], { type: 'image/jpeg' }),
    });
    return orThrow(answer).succeeded;
  },
  result: true,
});

/** Downloads the selfie as bytes. */
export const downloadSelfie = example({
  given: 'a signed selfie link was issued',
  async run(shop, { expires, downloadSignature }: { expires: string; downloadSignature: string }) {
    const answer = await shop.downloadSelfie({
      path: { fileName: 'APP-OK_selfie.jpg' },
      query: { expires: Number(expires), signature: downloadSignature },
    });
    return orThrow(answer).data.size;
  },
  result: (bytes) => bytes > 0,
});

/** Whether the face on the document matches the selfie. */
export const verifyIdentity = example({
  given: 'application APP-OK has front, back and a matching selfie',
  async run(shop) {
    const { data } = orThrow(await shop.verifyIdentity({ body: { applicationID: 'APP-OK' } }));
    return data.data!.faceMatch;
  },
  result: true,
});

/**
 * Records a verified application in the customer's account; the server relies on its own result, not on what is sent.
 */
export const confirmCustomerVerification = example({
  given: 'application APP-OK was verified for a signed-in customer',
  async run(shop) {
    const body = { is_verified: 1 as const, verificationid: 'APP-OK' };
    return orThrow(await shop.confirmCustomerVerification({ body })).succeeded;
  },
  result: true,
});

/** Compares the person who places the order with the verified customer. */
export const verifyFaceForOrder = example({
  given: 'a verified customer with a matching selfie exists',
  async run(shop, { cartId }: { cartId: string }) {
    const body = { applicationID: 'APP-OK', orderID: cartId };
    return orThrow(await shop.verifyFaceForOrder({ body })).data.data!.faceMatch;
  },
  result: true,
});

/** Deletes all of the customer's pictures. */
export const deleteIdentityPictures = example({
  given: 'application APP-OK has front, back and a matching selfie',
  async run(shop) {
    return orThrow(await shop.deleteIdentityPictures({ body: {} })).succeeded;
  },
  result: true,
});
