import type { Category } from '../../domain/catalog/category';
import { categorySlug } from '../../domain/catalog/category-slug';
import { categoryPath, subcategoryPath } from '../shared/paths/paths';

/** A category's listing, with the parent's name in front where there is one (ROUTE-06, ROUTE-07). */
export function categoryHref({ name, parent, listingId }: Category): string {
  const values = { categoryName: categorySlug(name), categoryId: listingId };
  return parent
    ? subcategoryPath({ parentName: categorySlug(parent.name), ...values })
    : categoryPath(values);
}
