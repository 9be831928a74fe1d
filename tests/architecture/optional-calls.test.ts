import { optionalCalls } from '../../backend/src/start/optional-calls';
import { OPTIONAL_CALLS } from '../../settings/page-settings';

test('a backend that offers everything has every optional call that the storefront knows', () => {
  const offered = { cards: true, upi: true, identityChecks: true, mail: true };
  expect(optionalCalls(offered)).toEqual([...OPTIONAL_CALLS]);
});
