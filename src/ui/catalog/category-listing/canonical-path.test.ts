import { aCategory } from '../../../../tests/support/builders/catalog';
import { canonicalPath } from './canonical-path';
import { listingQueryFrom } from './listing-address';

const bourbon = aCategory().find('121');

const canonicalOf = (search: string, category = bourbon) =>
  canonicalPath(
    category,
    { categoryId: '121', slug: 'any-name', path: '', search, isFresh: true },
    listingQueryFrom('121', search),
  );

describe('the canonical path of a listing', () => {
  it("has the category's own name, whatever the address says", () => {
    expect(canonicalOf('')).toBe('/store/category/whiskey/bourbon/121');
  });

  it('is that of the address while the category is unknown', () => {
    expect(canonicalOf('', null)).toBe('/store/category/any-name/121');
  });

  it('differs for each page, and not for what shows the same products again', () => {
    const path = canonicalOf('');
    expect(canonicalOf('?page=3')).toBe(`${path}?page=3`);
    expect(canonicalOf('?page=1')).toBe(path);
    for (const search of ['?size=750', '?sort=price_asc&page=2', '?show=50&page=2', '?utm_source=mail'])
      expect([search, canonicalOf(search)]).toEqual([search, path]);
  });
});
