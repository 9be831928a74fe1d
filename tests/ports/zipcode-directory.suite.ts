import type { ZipcodeDirectory } from '../../src/application/location/zipcode-directory.port';

export function describeZipcodeDirectory(name: string, open: () => ZipcodeDirectory): void {
  describe(`the zipcode directory, ${name}`, () => {
    it('has city and state of a zipcode [ADDR-40] [ADDR-42]', async () => {
      expect(await open().cityOf('10001')).toEqual({ name: 'New York', state: 'NY' });
    });

    it('has zipcodes that begin with 0', async () => {
      expect(await open().cityOf('07030')).toEqual({ name: 'Hoboken', state: 'NJ' });
      expect(await open().cityOf('7030')).toBeNull();
    });

    it('ignores surrounding blanks', async () => {
      expect(await open().cityOf(' 10001 ')).toEqual({ name: 'New York', state: 'NY' });
    });

    it.each(['00000', '10000', '', '1000', '100011', 'ABCDE', 'toString', '../..'])(
      'has no city for %p',
      async (typed) => expect(await open().cityOf(typed)).toBeNull(),
    );
  });
}
