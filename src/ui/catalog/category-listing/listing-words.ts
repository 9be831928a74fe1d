import type { Category } from '../../../domain/catalog/category';
import { categoryPath } from '../../../domain/catalog/category-path';
import { trailOf } from '../departments';
import type { ListingState } from './listing-state';

/** The category's name, or what its slug says of it until the name is there. */
export function titleOf(category: Category | null, slug: string): string {
  if (category) return category.name;
  const words = slug.replace(/-/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function crumbsOf(category: Category | null, title: string): ListingState['crumbs'] {
  const above = category ? trailOf(category).slice(0, -1) : [];
  return [
    { label: 'Home', href: '/store' },
    ...above.map((parent) => ({ label: parent.name, href: categoryPath(parent) })),
    { label: title },
  ];
}

export const countOf = (total: number): string => (total === 1 ? '1 product' : `${total} products`);
