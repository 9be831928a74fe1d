import { aCategory } from '../../../tests/support/builders/catalog';
import { categorySlug } from './category-slug';

describe('categories', () => {
  it('knows its ancestors and finds its descendants', () => {
    const bourbon = aCategory().find('121');
    expect(bourbon?.trail.map((category) => category.name)).toEqual(['Whiskey', 'Bourbon']);
    expect(aCategory().find('999')).toBeNull();
  });

  it.each([
    ['Single Malt Whiskey', 'single-malt-whiskey'],
    ["Father's Day & Co.", 'father-s-day-co'],
    ['1792', 'c1792'],
    ['日本', 'c'],
  ])('makes a path segment of %p that is never mistaken for an id', (name, slug) => {
    expect(categorySlug(name)).toBe(slug);
  });
});
