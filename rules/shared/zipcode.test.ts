import fc from 'fast-check';
import { Zipcode } from '../../src/domain/shared/zipcode';
import { isZipcode, ZIPCODE_LENGTH, zipcodeProblem } from './zipcode';

describe('a typed zipcode', () => {
  it.each([
    ['', 'Pincode is required.'],
    ['   ', 'Pincode is required.'],
    ['12a45', 'Pincode must be a number.'],
    ['12.45', 'Must be a number.'],
    ['-1234', 'Must be a number.'],
    ['1e3', 'Must be a number.'],
    ['123', 'Must be exactly 5 digit'],
    ['1234', 'Must be exactly 5 digit'],
    ['123456', 'Must be exactly 5 digit'],
    ['12345', null],
  ])('%p has the message %p [GATE-03] [GATE-04] [GATE-05] [GATE-06] [CONST-01]', (typed, text) => {
    expect(zipcodeProblem(typed, 'Pincode')).toBe(text);
  });

  it('has a message with the name of its field [ADDR-30] [ADDR-32]', () => {
    expect(zipcodeProblem('12a45', 'Zipcode')).toBe('Zipcode must be a number.');
    expect(zipcodeProblem('', 'Zipcode')).toBe('Zipcode is required.');
  });

  it('has the length that forms wait for', () => {
    expect(isZipcode('1'.repeat(ZIPCODE_LENGTH))).toBe(true);
  });

  it('keeps a leading zero', () => {
    expect(Zipcode.parse(' 07030 ')?.value).toBe('07030');
  });

  it('is well formed exactly when it has no message', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^\d{0,7}$/), fc.integer().map(String));
    fc.assert(
      fc.property(typed, (text) => {
        expect(zipcodeProblem(text, 'Pincode') === null).toBe(Zipcode.parse(text) !== null);
      }),
    );
  });
});
