/** @jest-environment node */
import { DEFAULT_PAGE_SETTINGS } from '../settings/default-page-settings';
import { renderFirstScreen } from './entry-server';
// Linked in advance, because Jest cannot link lazily loaded modules at the same time.
import './ui/catalog/category-menu/category-menu.page';
import './ui/catalog/product-detail/product-detail.page';
import './ui/catalog/search-box/search-box.page';
import './ui/catalog/search-results/search-results.page';

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

const draw = (address: string, status?: number) =>
  renderFirstScreen({ address, place: PLACE, fetch: backend(status), settings: DEFAULT_PAGE_SETTINGS });

describe('the first screen, rendered on the server', () => {
  // The first rendering compiles the code, which may exceed the screen's timeout.
  beforeAll(() => draw('/store/101'), 60_000);

  it('shows the product, with its title in the head and its answers beside it', async () => {
    const screen = await draw('/store/101');
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
    expect((await draw('/search/results?q=rye'))?.head).toContain('<meta name="robots" content="noindex"/>');
    expect((await draw('/store/101'))?.head).not.toContain('robots');
  });

  it("has the deployment's name in the page and in its title", async () => {
    const settings = {
      ...DEFAULT_PAGE_SETTINGS,
      brand: { ...DEFAULT_PAGE_SETTINGS.brand, name: 'Rose & Rye' },
    };
    const screen = await renderFirstScreen({ address: '/faq', place: PLACE, fetch: backend(), settings });
    expect(screen?.head).toContain('<title>Frequently Asked Questions · Rose &amp; Rye</title>');
    expect(screen?.markup).toContain('Rose &amp; Rye. All rights reserved.');
    expect(screen?.markup).not.toContain('Petal');
  });

  it('streams nothing that needs a script in the page', async () => {
    const screen = await draw('/store/101');
    expect(screen?.markup).not.toMatch(/<script(?! type="application\/ld\+json")|<template|\sstyle="/);
  });

  it.each(['/cart', '/signIn', '/setting/order', '/no-such-page'])(
    'is not rendered for %s',
    async (address) => {
      asked.length = 0;
      expect(await draw(address)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it('is not rendered from a failure: the browser requests again and reports it', async () => {
    expect(await draw('/store/101', 500)).toBeUndefined();
  });
});
