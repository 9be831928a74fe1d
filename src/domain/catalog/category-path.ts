import type { Category } from './category';

/** A name as a path segment; one of digits alone gets a letter, so that it is never taken for an id. */
export function categorySlug(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^\d*$/.test(slug) ? `c${slug}` : slug;
}

/** `/store/category/{name}/{id}`, or with the parent's name in front (ROUTE-06, ROUTE-07). */
export function categoryPath(category: Category): string {
  const names = category.parent ? [category.parent.name, category.name] : [category.name];
  return `/store/category/${names.map(categorySlug).join('/')}/${category.listingId}`;
}
