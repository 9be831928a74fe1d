const CODE_ALONE = 'The shop reads the code alone.';

/** Outcomes that the document has and the pact has not, each with its reason. */
export const NOT_PINNED: Readonly<Record<string, string>> = {
  'lookUpZipcode notServed': CODE_ALONE,
  'getProduct unknown': CODE_ALONE,
  'listRecommendations none': CODE_ALONE,
  'showCart unknownCart': CODE_ALONE,
  'listAddresses none': CODE_ALONE,
  'listOrders none': CODE_ALONE,
  'filterProducts malformed': 'The shop sends no order but its own; an unknown price range is pinned.',
  'listDriverSlots noVendor': 'The shop always names a location.',
  'addAddress countryRefused': 'The shop always sends US.',
  'filterVendorProducts unknownRange': 'The shop has no other ranges than those it may send.',
  'placeOrder inProgress': 'It takes two requests at once.',
  'uploadIdentityDocument imageTooLarge': 'It takes a body of five megabytes.',
  'uploadIdentityDocument tooLarge': 'It takes a body of many megabytes.',
  'uploadSelfie tooLarge': 'It takes a body of many megabytes.',
  'downloadSelfie expiredLink': 'The shop fetches no selfie.',
  'downloadSelfie badSignature': 'The shop fetches no selfie.',
  'downloadSelfie notFound': 'The shop fetches no selfie.',
  'listAddressesByQuery twoAddresses': 'The shop posts instead.',
  'listAddressesByQuery none': 'The shop posts instead.',
  'getOrderAttempt pending': 'It takes two requests at once.',
};
