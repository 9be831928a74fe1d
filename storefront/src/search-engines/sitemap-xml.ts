import type { IndexedPage } from './sitemap-source';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap that lists pages, as pieces of text. */
export async function* pagesXml(
  origin: string,
  lists: Iterable<readonly IndexedPage[]> | AsyncIterable<readonly IndexedPage[]>,
): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${NAMESPACE}">\n`;
  for await (const pages of lists)
    yield pages.map((page) => `<url>${location(origin, page.path)}${lastChange(page)}</url>\n`).join('');
  yield '</urlset>\n';
}

/** A sitemap that lists other sitemaps. */
export function indexXml(origin: string, paths: readonly string[]): string {
  const sitemaps = paths.map((path) => `<sitemap>${location(origin, path)}</sitemap>\n`).join('');
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps}</sitemapindex>\n`;
}

const location = (origin: string, path: string) => `<loc>${escaped(new URL(path, origin).href)}</loc>`;

const lastChange = ({ changedOn }: IndexedPage) =>
  changedOn === undefined ? '' : `<lastmod>${escaped(changedOn)}</lastmod>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
