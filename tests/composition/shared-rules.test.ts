import fc from 'fast-check';
import { LookUpZipcode } from '../../backend/src/application/location/look-up-zipcode';
import { Zipcodes } from '../../backend/src/application/location/zipcodes.port';
import { MAX_QUANTITY, MIN_QUANTITY } from '../../rules/shared/quantity';
import { productQuantity } from '../../src/domain/shared/quantity';
import { Zipcode } from '../../src/domain/shared/zipcode';

/** Knows no zipcode, so that each well-formed one is refused as unknown. */
class EmptyDirectory extends Zipcodes {
  find = () => Promise.resolve(undefined);
  cityOf = () => Promise.resolve(undefined);
  servedIn = () => Promise.resolve([]);
  alternativesTo = () => Promise.resolve([]);
}

describe('shop and backend agree', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^\s?\d{3,7}\s?$/), fc.integer().map(String));

  it('which zipcodes are well formed [GATE-05] [GATE-06]', async () => {
    const lookUp = new LookUpZipcode(new EmptyDirectory());
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const kind = Zipcode.parse(text) ? 'zipcode-unknown' : 'zipcode-malformed';
        await expect(lookUp.execute(text)).rejects.toMatchObject({ reason: { kind } });
      }),
    );
  });

  it('how many units of one variant can be bought [PDP-38] [PDP-40]', () => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.integer(), fc.double()), (text) => {
        expect(productQuantity(text)).toBeGreaterThanOrEqual(MIN_QUANTITY);
        expect(productQuantity(text)).toBeLessThanOrEqual(MAX_QUANTITY);
      }),
    );
  });
});
