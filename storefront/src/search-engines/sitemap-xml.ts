const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap that lists pages, as pieces of text; the contract has no dates of change, so there is no `lastmod`. */
export async function* pagesXml(
  origin: string,
  lists: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
  for await (const paths of lists)
    yield paths.map((path) => `<url>${location(origin, path)}</url>\n`).join('');
  yield '</urlset>\n';
}

/** A sitemap that lists other sitemaps. */
export function indexXml(origin: string, paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap>${location(origin, path)}</sitemap>\n`).join('');
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps}</sitemapindex>\n`;
}

const location = (origin: string, path: string) => `<loc>${escaped(new URL(path, origin).href)}</loc>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
