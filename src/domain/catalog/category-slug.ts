/** A name as a path segment; a name of digits only gets a letter, so that it is never mistaken for an id. */
export function categorySlug(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^\d*$/.test(slug) ? `c${slug}` : slug;
}
