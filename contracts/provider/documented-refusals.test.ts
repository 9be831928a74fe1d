import { readInteractions } from '../pact-file';
import { PACT_FILE } from '../parties';
import { documentedAnswers } from './documented-answers';
import { isRefusal, wordingOf } from './wording';

const CODE_ALONE = 'The shop reads the code alone.';

/** Documented, and not in the pact. */
const NOT_PINNED: Readonly<Record<string, string>> = {
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
  'listAddressesByQuery none': 'The shop posts instead.',
};

test('every refusal that the document words is pinned, but for those named here with a reason', () => {
  const interactions = readInteractions(PACT_FILE);
  const pinned = new Set(
    interactions.map(
      ({ description, response }) =>
        `${description.split(':')[0]} ${wordingOf(response.status, response.body?.content)}`,
    ),
  );
  const missing = documentedAnswers()
    .filter(({ status, value }) => isRefusal(status, value))
    .filter(({ call, status, value }) => !pinned.has(`${call} ${wordingOf(status, value)}`))
    .map(({ call, name }) => `${call} ${name}`);
  expect(missing.sort()).toEqual(Object.keys(NOT_PINNED).sort());
});
