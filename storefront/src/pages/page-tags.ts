import type { PageDescription } from './page-description';

/**
 * The tags of a page for purging: `product-101` for a path with `productId`, `zipcode-10001` for the place.
 * Only letters, digits and dashes, so that a tag fits into any header.
 */
export function tagsOf({ page, zipcode }: PageDescription): string[] {
  if (page.kind !== 'public') return [];
  const named = Object.entries(page.parameters)
    .filter(([name]) => name.endsWith('Id'))
    .map(([name, value]) => `${name.slice(0, -2)}-${value}`);
  return [...named, ...(zipcode ? [`zipcode-${zipcode}`] : [])].filter((tag) => TAG.test(tag));
}

export const TAG = /^[a-z]+-[\w-]{1,40}$/;
