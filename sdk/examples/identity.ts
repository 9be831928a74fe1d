import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

interface SignedLink {
  expires: string;
  signature: string;
}

/**
 * Uploads a picture of an identity document, as base64 without a prefix; the file name says which application and
 * which side.
 */
export async function uploadIdentityDocument(shop: ShopClient, { picture }: { picture: Uint8Array }) {
  const body = {
    imageData: Buffer.from(picture).toString('base64'),
    fileName: 'APP-OK_aadhaar_front.jpg',
  };
  return orThrow(await shop.uploadIdentityDocument({ body })).succeeded;
}

/** Requests a signed URL for the selfie, valid for a limited time. */
export async function createSelfieUploadLink(shop: ShopClient) {
  const { data } = orThrow(await shop.createSelfieUploadLink({ body: { applicationID: 'APP-OK' } }));
  return data.data!.fileName;
}

/** Uploads the selfie to the signed URL. */
export async function uploadSelfie(
  shop: ShopClient,
  { expires, signature, picture }: SignedLink & { picture: Uint8Array<ArrayBuffer> },
) {
  const answer = await shop.uploadSelfie({
    path: { fileName: 'APP-OK_selfie.jpg' },
    query: { expires: Number(expires), signature },
    body: new Blob([picture], { type: 'image/jpeg' }),
  });
  return orThrow(answer).succeeded;
}

/** Downloads the selfie as bytes. */
export async function downloadSelfie(shop: ShopClient, { expires, signature }: SignedLink) {
  const answer = await shop.downloadSelfie({
    path: { fileName: 'APP-OK_selfie.jpg' },
    query: { expires: Number(expires), signature },
  });
  return orThrow(answer).data.size;
}

/** Whether the face on the document matches the selfie. */
export async function verifyIdentity(shop: ShopClient) {
  const { data } = orThrow(await shop.verifyIdentity({ body: { applicationID: 'APP-OK' } }));
  return data.data!.faceMatch;
}

/**
 * Records a verified application in the customer's account; the server relies on its own result, not on what is sent.
 */
export async function confirmCustomerVerification(shop: ShopClient) {
  const body = { is_verified: 1 as const, verificationid: 'APP-OK' };
  return orThrow(await shop.confirmCustomerVerification({ body })).succeeded;
}

/** Compares the person who places the order with the verified customer. */
export async function verifyFaceForOrder(shop: ShopClient, { cartId }: { cartId: string }) {
  const body = { applicationID: 'APP-OK', orderID: cartId };
  return orThrow(await shop.verifyFaceForOrder({ body })).data.data!.faceMatch;
}

/** Deletes all of the customer's pictures. */
export async function deleteIdentityPictures(shop: ShopClient) {
  return orThrow(await shop.deleteIdentityPictures({ body: {} })).succeeded;
}
