import { optionalCalls } from '../../backend/src/start/optional-calls';
import { OPTIONAL_CALLS } from '../../settings/page-settings';

const offered = { cards: true, upi: true, identityChecks: true, mail: true };

test('a backend that offers everything has every optional call that the storefront knows', () => {
  expect(optionalCalls(offered)).toEqual([...OPTIONAL_CALLS]);
});

test('a backend without identity checks lacks their optional calls, and no other', () => {
  const ofIdentityChecks = ['createSelfieUploadLink', 'deleteIdentityPictures'];
  expect(optionalCalls({ ...offered, identityChecks: false })).toEqual(
    OPTIONAL_CALLS.filter((call) => !ofIdentityChecks.includes(call)),
  );
});

test.each(['cards', 'upi', 'mail'])('a backend without %s has every optional call', (kind) => {
  expect(optionalCalls({ ...offered, [kind]: false })).toEqual([...OPTIONAL_CALLS]);
});
