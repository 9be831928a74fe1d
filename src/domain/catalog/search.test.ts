import { searchTerm } from './search';

describe('a search term', () => {
  it('is cut to the length of the longest name', () => {
    expect(searchTerm('a'.repeat(10_000))).toHaveLength(200);
    expect(searchTerm('🍷'.repeat(10_000))).toBe('🍷'.repeat(200));
  });

  it('is passed on literally', () => {
    const hostile = `'; drop table products; -- <b>%_\\`;
    expect(searchTerm(hostile)).toBe(hostile);
  });
});
