import { aCategory } from '../../../tests/support/builders/catalog';
import { categoryHref } from './category-href';

it('has the name of a category, or with its parent before it [ROUTE-06] [ROUTE-07]', () => {
  expect(categoryHref(aCategory())).toBe('/store/category/whiskey/12');
  expect(aCategory().children.map(categoryHref)).toEqual([
    '/store/category/whiskey/shop-all/12',
    '/store/category/whiskey/bourbon/121',
  ]);
});
