import { searchTerm } from './search';

describe('a search term', () => {
  it('is trimmed, and none when nothing is left [SRCH-08] [SRCH-09]', () => {
    expect(searchTerm('  rye\t')).toBe('rye');
    expect(searchTerm(' \n ')).toBeNull();
  });

  it('is as long as names are, whatever an address holds', () => {
    expect(searchTerm('a'.repeat(10_000))).toHaveLength(200);
    expect(searchTerm('🍷'.repeat(10_000))).toBe('🍷'.repeat(200));
  });

  it('means what it says', () => {
    const hostile = `'; drop table products; -- <b>%_\\`;
    expect(searchTerm(hostile)).toBe(hostile);
  });
});
