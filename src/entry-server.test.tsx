/** @jest-environment <rootDir>/tests/support/node-environment.mjs */
import { DEFAULT_PAGE_SETTINGS } from '../settings/default-page-settings';
import { renderFirstScreen } from './entry-server';
// Linked in advance, because Jest cannot link lazily loaded modules at the same time.
import './ui/catalog/category-menu/category-menu.page';
import './ui/catalog/product-detail/product-detail.page';
import './ui/catalog/search-box/search-box.page';
import './ui/catalog/search-results/search-results.page';
import './ui/vendor/vendor-page/vendor-page.page';
import './composition/modules/vendor.module';

const EVIL = '<img src=x onerror=alert(1)></script>';
const PLACE = 'zipcode=10001&vendor_location_id=11&ageGateVerified=true';
const product = {
  code: 1,
  id: 101,
  name: EVIL,
  image: [{ base_image: '/media/products/101.svg' }],
  child: [],
  related_products: [],
};

const asked: string[] = [];
const backend = (status = 200) =>
  (async (input: string) => {
    asked.push(input);
    const body = input.includes('/product?') ? product : { code: 1, data: [], recommendations: [] };
    return Response.json(body, { status });
  }) as typeof fetch;

const VISIT = { query: ['q'], place: PLACE, settings: DEFAULT_PAGE_SETTINGS };

async function render(address: string, { status = 200, settings = DEFAULT_PAGE_SETTINGS } = {}) {
  const fetch = backend(status);
  const screen = await renderFirstScreen({ ...VISIT, address, fetch, settings });
  return screen === 'unavailable' ? undefined : screen;
}

describe('the first screen, rendered on the server', () => {
  // The first rendering compiles the code, which may exceed the screen's timeout.
  beforeAll(() => render('/store/101'), 60_000);

  it('shows the product, with its title in the head and its answers beside it', async () => {
    const screen = await render('/store/101');
    expect(screen?.markup).toContain('SHOPPING AT - 10001');
    expect(screen?.markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(screen?.markup).not.toContain('<img src=x');
    expect(screen?.head).toMatch(/^<title>|<title>/);
    expect(screen?.markup).not.toContain('<title>');
    expect(screen?.data.address).toBe('/store/101');
    expect(Object.keys(screen?.data.answers ?? {}).join()).toContain('prodid=101');
    expect(screen?.data.places.length).toBeGreaterThan(1);
  });

  it('keeps search results out of search engines, and products in them', async () => {
    expect((await render('/search/results?q=rye'))?.head).toContain(
      '<meta name="robots" content="noindex"/>',
    );
    expect((await render('/store/101'))?.head).not.toContain('robots');
  });

  it("has the deployment's name in the page and in its title", async () => {
    const settings = {
      ...DEFAULT_PAGE_SETTINGS,
      brand: { ...DEFAULT_PAGE_SETTINGS.brand, name: 'Rose & Rye' },
    };
    const screen = await render('/faq', { settings });
    expect(screen?.head).toContain('<title>Frequently Asked Questions · Rose &amp; Rye</title>');
    expect(screen?.markup).toContain('Rose &amp; Rye. All rights reserved.');
    expect(screen?.markup).not.toContain('Petal');
  });

  it('has pictures of a backend that browsers call directly, with its address', async () => {
    const settings = { ...DEFAULT_PAGE_SETTINGS, backendUrl: 'https://api.shop.example' };
    const screen = await render('/store/101', { settings });
    expect(screen?.markup).toContain('src="https://api.shop.example/media/products/101.svg"');
  });

  it('streams nothing that needs a script in the page', async () => {
    const screen = await render('/store/101');
    expect(screen?.markup).not.toMatch(/<script(?! type="application\/ld\+json")|<template|\sstyle="/);
  });

  it('is a 404 for search engines where the address is unknown, for any such address', async () => {
    const screen = await render('');
    expect(screen?.status).toBe(404);
    expect(screen?.markup).toContain('PAGE NOT FOUND');
    expect(screen?.head).toContain('<meta name="robots" content="noindex"/>');
    expect(screen?.data.address).toBeUndefined();
  });

  it('is a 404 for a vendor that does not exist, also without a place', async () => {
    const fetch = (async () =>
      Response.json({ status: 'false', message: 'Vendor not found.' })) as typeof globalThis.fetch;
    for (const place of [PLACE, ''])
      expect(await renderFirstScreen({ ...VISIT, address: '/vendor/999999', place, fetch })).toMatchObject({
        status: 404,
      });
  });

  const NAMED = [
    '/store/101',
    '/store/category/whiskey/12',
    '/store/category/whiskey/12?size=750',
    '/vendor/7',
  ];

  it.each(NAMED.flatMap((address) => [404, 410].map((status) => [status, address] as const)))(
    'is a %d where the backend answers so for what it names: %s',
    async (status, address) => {
      const fetch = (async (input: string) => {
        const isNamed = /\/(?:product|category|filters|getVendorData)\b/.test(input);
        const body = { code: 1, status: 'true', data: [], recommendations: [] };
        return Response.json(body, { status: isNamed ? status : 200 });
      }) as typeof globalThis.fetch;
      const screen = await renderFirstScreen({ ...VISIT, query: ['q', 'size'], address, fetch });
      expect(screen).toMatchObject({
        status,
        head: expect.stringContaining('<meta name="robots" content="noindex"/>') as string,
      });
    },
  );

  it('is shown although something beside it is gone', async () => {
    const fetch = (async (input: string) =>
      input.includes('/recommendation')
        ? Response.json({}, { status: 410 })
        : backend()(input)) as typeof globalThis.fetch;
    expect(await renderFirstScreen({ ...VISIT, address: '/store/101', fetch })).toMatchObject({
      status: 200,
    });
  });

  it('is not rendered from a refusal that may be temporary', async () => {
    expect(await render('/store/101', { status: 429 })).toBeUndefined();
  });

  it('is not rendered from an answer with a field of another type', async () => {
    const fetch = (async () => Response.json({ ...product, child: 7 })) as typeof globalThis.fetch;
    expect(await renderFirstScreen({ ...VISIT, address: '/store/101', fetch })).toBeUndefined();
  });

  it('reports that the backend is unavailable', async () => {
    const fetch = backend(500);
    expect(await renderFirstScreen({ ...VISIT, address: '/store/101', fetch })).toBe('unavailable');
  });
});
