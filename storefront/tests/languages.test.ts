import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import { LANGUAGES } from '../../settings/page-settings';
import { serveShopPages } from '../src/http/shop-pages';
import { offeredLanguages, PageLanguages } from '../src/pages/languages';
import { PageAnswers } from '../src/pages/page-answers';
import { PageCache } from '../src/pages/page-cache';
import { plainPages } from '../src/pages/shop-page';
import { ShopScreens } from '../src/pages/shop-screens';
import { createRendering } from '../src/rendering/rendering';
import { pageSettings } from '../src/settings/page-settings';
import { readSettings } from '../src/settings/read-settings';

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const page = (language: string) =>
  `<!doctype html><html lang="${language}"><head><title>Shop</title><script type="module" src="/assets/${language}.js"></script></head><body><div id="root"></div></body></html>`;
const renderer = (text: string) => `
export const renderFirstScreen = async ({ address, settings }) =>
  address === '/down'
    ? 'unavailable'
    : { status: 200, head: '', markup: '<p>${text}: ' + settings.brand.tagline + '</p>', data: {} };`;

/** Whether an address is personal. */
const screens = {
  placeCookie: 'shopping_place',
  pageAt: (address: string) => ({
    page:
      address === '/cart'
        ? ({ kind: 'personal', usesCamera: false, isIndexed: false } as const)
        : ({ kind: 'public', query: [], parameters: {}, isIndexed: true } as const),
    address,
    place: '',
    zipcode: '',
  }),
};
const origins = { cardProvider: false, imageOrigins: [], callOrigins: [], locator: false };

let shop: FastifyInstance;
beforeAll(async () => {
  mkdirSync(join(folder, '.vite'));
  write('package.json', '{ "type": "module" }');
  for (const [language, suffix] of [
    ['en', ''],
    ['es', '.es'],
  ] as const) {
    write(`index${suffix}.html`, page(language));
    write(`.vite/manifest${suffix}.json`, '{}');
    write(`entry-server${suffix}.js`, renderer(language));
  }
  const settings = LANGUAGES.map((language) => pageSettings(readSettings(SETTINGS), language, LANGUAGES));
  const render = await createRendering({
    shopFolder: folder,
    shopServerFolder: folder,
    backendUrl: 'http://127.0.0.1:9',
    pageSettings: settings,
  });
  shop = fastify();
  serveShopPages(shop, {
    screens: new ShopScreens(screens, new PageLanguages(LANGUAGES)),
    answers: new PageAnswers(await plainPages(folder, settings), origins),
    rendered: new PageCache(render, 1_000_000, () => undefined),
  });
  await shop.listen({ port: 0 });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const SETTINGS = { BACKEND_URL: 'http://127.0.0.1:9' };

async function open(path: string, headers: Record<string, string>) {
  const answer = await fetch(shop.listeningOrigin + path, { headers });
  return { html: await answer.text(), vary: answer.headers.get('vary') };
}

it.each([
  ['en', {}],
  ['en', { 'accept-language': 'fr, *;q=0.1' }],
  ['en', { 'accept-language': 'en-US,es;q=0.9' }],
  ['es', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }],
  ['es', { 'accept-language': 'fr, es;q=0.5' }],
  ['es', { cookie: 'a=b; language=es', 'accept-language': 'en' }],
  ['en', { cookie: 'language=en', 'accept-language': 'es' }],
  ['es', { cookie: 'language=../../x', 'accept-language': 'es' }],
])('renders a page in %s for a browser that sends %j', async (language, headers) => {
  const { html, vary } = await open('/store', headers);
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(`<p>${language}: `);
  expect(html).toContain(`/assets/${language}.js`);
  expect(vary).toBe('Accept-Encoding, Accept-Language, Cookie');
});

it('sends pages without a first screen in the same language', async () => {
  for (const language of LANGUAGES) {
    const { html, vary } = await open('/cart', { 'accept-language': language });
    expect(html).toContain(`<html lang="${language}">`);
    expect(vary).toContain('Accept-Language');
  }
  expect((await open('/down', { 'accept-language': 'es' })).html).toContain(
    'No se puede acceder a la tienda',
  );
});

describe('the brand in Spanish', () => {
  const inSpanish = (settings: Record<string, string>) =>
    pageSettings(readSettings({ ...SETTINGS, ...settings }), 'es');
  const own = { BRAND_TAGLINE: 'Sent from Springfield', BRAND_LEGAL_LINES: 'Rose & Rye Ltd' };

  it('has its own default texts', () => {
    const { brand, currency } = inSpanish({});
    const { brand: english } = DEFAULT_PAGE_SETTINGS;
    expect(brand.name).toBe(english.name);
    for (const text of ['tagline', 'description', 'legalLines'] as const)
      expect(brand[text]).not.toEqual(english[text]);
    expect(brand.contact.phone).toBe(english.contact.phone);
    expect(brand.contact.hours).toContain('lunes');
    expect(currency).toEqual({ code: 'USD', sign: '$', name: 'dólares estadounidenses' });
  });

  it('has the English texts of a deployment that sets no others', () => {
    expect(inSpanish(own).brand).toMatchObject({
      tagline: own.BRAND_TAGLINE,
      legalLines: [own.BRAND_LEGAL_LINES],
    });
  });

  it('has the Spanish texts of a deployment', () => {
    const spanish = { BRAND_TAGLINE_ES: 'Desde Springfield', BRAND_LEGAL_LINES_ES: '["uno", "dos"]' };
    expect(inSpanish({ ...own, ...spanish }).brand).toMatchObject({
      tagline: 'Desde Springfield',
      legalLines: ['uno', 'dos'],
    });
  });
});

describe('the languages of a storefront', () => {
  it('are those that the shop is built in', () => {
    expect(offeredLanguages(folder, [])).toEqual(['en', 'es']);
    expect(offeredLanguages(folder, ['es'])).toEqual(['es']);
  });

  it('must be built', () => {
    expect(() => offeredLanguages(join(folder, '.vite'), ['es'])).toThrow('LANGUAGES has es');
  });

  it('select the first one for browsers that ask for none of them', () => {
    expect(new PageLanguages(['es', 'en']).of({ 'accept-language': 'fr' })).toBe('es');
    expect(new PageLanguages(['en']).of({ cookie: 'language=es' })).toBe('en');
  });
});
