const CODE_ALONE = 'The shop reads only the code.';

const SWITCHED_OFF = 'A deployment decides it when it starts; a test of the backend proves it.';

/** Documented outcomes that the pact does not cover, each with a reason. */
export const NOT_COVERED: Readonly<Record<string, string>> = {
  'lookUpZipcode notServed': CODE_ALONE,
  'getProduct unknown': CODE_ALONE,
  'listRecommendations none': CODE_ALONE,
  'showCart unknownCart': CODE_ALONE,
  'listAddresses none': CODE_ALONE,
  'listOrders none': CODE_ALONE,
  'filterProducts malformed': 'The shop sends only valid sort orders; an unknown price range is covered.',
  'listDriverSlots noVendor': 'The shop always names a location.',
  'addAddress countryRefused': 'The shop always sends US.',
  'filterVendorProducts unknownRange': 'The shop only offers valid ranges.',
  'placeOrder inProgress': 'It needs two concurrent requests.',
  'uploadIdentityDocument imageTooLarge': 'It needs a body of five megabytes.',
  'uploadIdentityDocument tooLarge': 'It needs a body of many megabytes.',
  'uploadSelfie tooLarge': 'It needs a body of many megabytes.',
  'downloadSelfie expiredLink': 'The shop does not download selfies.',
  'downloadSelfie badSignature': 'The shop does not download selfies.',
  'downloadSelfie notFound': 'The shop does not download selfies.',
  'listAddressesByQuery twoAddresses': 'The shop uses POST instead.',
  'listAddressesByQuery none': 'The shop uses POST instead.',
  'requestPasswordReset notOffered': SWITCHED_OFF,
  'saveCard notOffered': SWITCHED_OFF,
  'uploadIdentityDocument notOffered': SWITCHED_OFF,
  'verifyIdentity notOffered': SWITCHED_OFF,
  'confirmCustomerVerification notOffered': SWITCHED_OFF,
  'verifyFaceForOrder notOffered': SWITCHED_OFF,
  'deleteIdentityPictures notOffered': SWITCHED_OFF,
  'createSelfieUploadLink notOffered': SWITCHED_OFF,
};
