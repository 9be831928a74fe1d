import { XMLParser, XMLValidator } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test';

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

interface Listed {
  readonly loc: string;
  readonly lastmod?: string;
}

async function entries(request: APIRequestContext, address: string): Promise<Listed[]> {
  const answer = await request.get(address);
  expect(answer.headers()['content-type']).toContain('xml');
  const xml = await answer.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset, sitemapindex } = parser.parse(xml) as {
    urlset?: { url?: Listed[] };
    sitemapindex?: { sitemap: Listed[] };
  };
  return urlset?.url ?? sitemapindex?.sitemap ?? [];
}

test('robots find every product and category from robots.txt on, on pages that may be indexed', async ({
  request,
  baseURL,
}) => {
  const robots = robotsParser(`${baseURL}/robots.txt`, await (await request.get('/robots.txt')).text());
  const [sitemap = ''] = robots.getSitemaps();
  const found: Listed[] = [];
  for (const part of await entries(request, sitemap)) found.push(...(await entries(request, part.loc)));
  const products = found.filter(({ loc }) => loc.startsWith(`${baseURL}/store/1`));
  expect(products.filter(({ lastmod = '' }) => !/^\d{4}-\d\d-\d\d$/.test(lastmod))).toEqual([]);
  const listed = found.map(({ loc }) => loc);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(
    expect.arrayContaining([`${baseURL}/store/101`, `${baseURL}/category/wine`, `${baseURL}/faq`]),
  );
  // From every part of the list.
  for (const address of listed.filter((_, index) => index % 25 === 0)) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    expect(await answer.text(), address).not.toContain('noindex');
    expect(robots.isAllowed(address, 'Googlebot')).toBe(true);
  }
});
