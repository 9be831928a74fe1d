import { expect } from '@jest/globals';
import type { ShopClient } from '@cork-and-petal/sdk';
import { aPhoto } from '../../backend/testing/provider-states/given-identity';
import * as identity from '../../sdk/examples/identity';
import type { Scenario } from './scenario';

const picture = new Uint8Array(await aPhoto());
const PICTURED = 'application APP-OK has front, back and a matching selfie';
const LINKED = 'a signed selfie link was issued';

interface Link {
  expires: string;
  uploadSignature: string;
  downloadSignature: string;
}

export const identityScenarios: readonly Scenario[] = [
  {
    call: 'uploadIdentityDocument',
    given: 'a new application ID is in use',
    run: (shop: ShopClient) => identity.uploadIdentityDocument(shop, { picture }),
    result: true,
  },
  {
    call: 'createSelfieUploadLink',
    given: 'a new application ID is in use',
    run: identity.createSelfieUploadLink,
    result: 'APP-OK_selfie.jpg',
  },
  {
    call: 'uploadSelfie',
    given: LINKED,
    run: (shop: ShopClient, { expires, uploadSignature }: Link) =>
      identity.uploadSelfie(shop, { expires, signature: uploadSignature, picture }),
    result: true,
  },
  {
    call: 'downloadSelfie',
    given: LINKED,
    run: (shop: ShopClient, { expires, downloadSignature }: Link) =>
      identity.downloadSelfie(shop, { expires, signature: downloadSignature }),
    result: expect.any(Number),
  },
  { call: 'verifyIdentity', given: PICTURED, run: identity.verifyIdentity, result: true },
  {
    call: 'confirmCustomerVerification',
    given: 'application APP-OK was verified for a signed-in customer',
    run: identity.confirmCustomerVerification,
    result: true,
  },
  {
    call: 'verifyFaceForOrder',
    given: 'a verified customer with a matching selfie exists',
    run: identity.verifyFaceForOrder,
    result: true,
  },
  { call: 'deleteIdentityPictures', given: PICTURED, run: identity.deleteIdentityPictures, result: true },
];
