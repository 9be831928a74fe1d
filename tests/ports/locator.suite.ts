import type { Locator } from '../../src/application/location/locator.port';

/** Opens a locator that finds this zipcode, or fails in the given way. */
export function describeLocator(name: string, open: (found: string | null) => Locator): void {
  describe(`a locator, ${name}`, () => {
    it.each(['10001', '07030'])(
      'returns the zipcode %s of the shopper [GATE-22] [EXT-01]',
      async (zipcode) => {
        expect(await open(zipcode).locate()).toBe(zipcode);
      },
    );

    it('returns nothing if the shopper cannot be located [X-033]', async () => {
      expect(await open(null).locate()).toBeNull();
    });

    it.each(['', '1000', 'SW1A 1AA', '10001-0001'])(
      'returns nothing for %p, which is not a zipcode',
      async (found) => {
        expect(await open(found).locate()).toBeNull();
      },
    );
  });
}
