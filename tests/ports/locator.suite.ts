import type { Locator } from '../../src/application/location/locator.port';

/** Opens a locator that finds the shopper at this zipcode, or whatever else it comes upon. */
export function describeLocator(name: string, open: (found: string | null) => Locator): void {
  describe(`a locator, ${name}`, () => {
    it.each(['10001', '07030'])(
      'gives the zipcode %s where the shopper is [GATE-22] [EXT-01]',
      async (zipcode) => {
        expect(await open(zipcode).locate()).toBe(zipcode);
      },
    );

    it('gives nothing where the shopper cannot be found [X-033]', async () => {
      expect(await open(null).locate()).toBeNull();
    });

    it.each(['', '1000', 'SW1A 1AA', '10001-0001'])(
      'gives nothing for %p, which is no zipcode',
      async (found) => {
        expect(await open(found).locate()).toBeNull();
      },
    );
  });
}
