import type { ShopClient } from '@cork-and-petal/sdk';
import { orThrow } from '@cork-and-petal/sdk/errors';

interface SignedLink {
  expires: string;
  signature: string;
}

/** A picture of an identity document, as base64 without a prefix; its name says whose and which side. */
export async function uploadIdentityDocument(shop: ShopClient, { picture }: { picture: Uint8Array }) {
  const body = {
    imageData: Buffer.from(picture).toString('base64'),
    fileName: 'APP-OK_aadhaar_front.jpg',
  };
  return orThrow(await shop.uploadIdentityDocument({ body })).succeeded;
}

/** An address that the selfie is uploaded to, good for a while. */
export async function createSelfieUploadLink(shop: ShopClient) {
  const { data } = orThrow(await shop.createSelfieUploadLink({ body: { applicationID: 'APP-OK' } }));
  return data.data!.fileName;
}

/** The selfie, to the address of the link. */
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

/** The selfie again, as bytes. */
export async function downloadSelfie(shop: ShopClient, { expires, signature }: SignedLink) {
  const answer = await shop.downloadSelfie({
    path: { fileName: 'APP-OK_selfie.jpg' },
    query: { expires: Number(expires), signature },
  });
  return orThrow(answer).data.size;
}

/** Whether the face of the document is the face of the selfie. */
export async function verifyIdentity(shop: ShopClient) {
  const { data } = orThrow(await shop.verifyIdentity({ body: { applicationID: 'APP-OK' } }));
  return data.data!.faceMatch;
}

/** Takes a verified application into the account; the server goes by its own record, not by what is sent. */
export async function confirmCustomerVerification(shop: ShopClient) {
  const body = { is_verified: 1 as const, verificationid: 'APP-OK' };
  return orThrow(await shop.confirmCustomerVerification({ body })).succeeded;
}

/** The face of whoever orders, held against the account's. */
export async function verifyFaceForOrder(shop: ShopClient, { cartId }: { cartId: string }) {
  const body = { applicationID: 'APP-OK', orderID: cartId };
  return orThrow(await shop.verifyFaceForOrder({ body })).data.data!.faceMatch;
}

/** All pictures of the customer's, gone. */
export async function deleteIdentityPictures(shop: ShopClient) {
  return orThrow(await shop.deleteIdentityPictures({ body: {} })).succeeded;
}
