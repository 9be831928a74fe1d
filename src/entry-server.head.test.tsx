/** @jest-environment <rootDir>/tests/support/node-environment.mjs */
import { XMLParser } from 'fast-xml-parser';
import { DEFAULT_PAGE_SETTINGS } from '../settings/default-page-settings';
import { renderFirstScreen } from './entry-server';
import { SCREENS } from './ui/app/screens/screens';
// Linked in advance, because Jest cannot link lazily loaded modules at the same time.
import './ui/app/static-pages/about-us.page';
import './ui/app/static-pages/contact-us.page';
import './ui/app/static-pages/faq.page';
import './ui/app/static-pages/privacy-policy.page';
import './ui/app/static-pages/refund-policy.page';
import './ui/app/static-pages/terms-conditions.page';
import './ui/catalog/category-listing/category-listing.page';
import './ui/catalog/category-menu/category-menu.page';
import './ui/catalog/category-tab/category-tab.page';
import './ui/catalog/home/home.page';
import './ui/catalog/product-detail/product-detail.page';
import './ui/catalog/search-box/search-box.page';
import './ui/catalog/search-results/search-results.page';
import './ui/location/entry-gate/entry-gate.page';
import './ui/vendor/store-locator/store-locator.page';
import './ui/vendor/vendor-page/vendor-page.page';

const EVIL = '"><script>alert(1)</script><!--\u2028\'&amp;';
const ORIGIN = 'https://shop.example';
const VISITOR_PASSED_GATE = 'zipcode=10001&vendor_location_id=11&ageGateVerified=true';

const picture = { base_image: '/media/101.jpg', small_image: '/media/101.jpg' };
const speed = {
  Type: 'Same Day',
  Loc_id: '11',
  Price: '41.00',
  active: 1,
  Vendor_id: '1',
  Vendor_name: EVIL,
};
const ANSWERS: Record<string, object> = {
  '/product?': {
    code: 1,
    id: '101',
    name: EVIL,
    brand: EVIL,
    description: EVIL,
    image: [picture],
    images: ['/media/101.jpg'],
    stock_status: 'in stock',
    reviews: [{ title: EVIL, detail: EVIL, nickname: EVIL, rating: 4, date: '2030-05-12' }],
    review_count: 3,
    child: [{ id: '1011', bottle_size: '750', price: '41.00', speed_id: [speed] }],
  },
  '/getVendorData': {
    status: 'true',
    vendor_info: [{ vendor_name: EVIL, vendor_image_url: '/media/vendors/1.jpg' }],
    about_vendor: [],
    reviews: [],
    delivery_information: [],
    products: { data: [], pagination: { current_page: 1, total_pages: 0 } },
  },
  '/categorylist': { code: 1, data: [{ category_id: '12', category_name: EVIL, children: [] }] },
  '/category?': { code: 1, products: [], filters: {}, pagination: { total_records: 1, total_page: 1 } },
};

const backend = (async (input: string) => {
  const known = Object.keys(ANSWERS).find((part) => input.includes(part));
  return Response.json(known ? ANSWERS[known] : { code: 1, data: [], recommendations: [] });
}) as typeof fetch;

interface Head {
  title: string[];
  link: Record<string, string>[];
  meta: Record<string, string>[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => ['title', 'link', 'meta'].includes(name),
});

/** What a parser finds in the head and among the structured data of a page. */
async function read(address: string, shopOrigin = ORIGIN, place = VISITOR_PASSED_GATE) {
  const settings = { ...DEFAULT_PAGE_SETTINGS, shopOrigin };
  const screen = await renderFirstScreen({ address, query: [], place, fetch: backend, settings });
  if (!screen || screen === 'unavailable') throw new Error(`${address} is not rendered.`);
  const { head } = parser.parse(`<head>${screen.head}</head>`) as { head: Head };
  const metas: Record<string, string | undefined> = {};
  for (const { property, name = '', content } of head.meta) metas[property ?? name] = content;
  const blocks = [...screen.markup.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const data = blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
  return {
    titles: head.title,
    canonical: (head.link ?? []).filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    metas,
    data,
    dataOf: (type: string) => data.find((block) => block['@type'] === type),
    markup: screen.markup,
  };
}

/** An address of each screen that is rendered and indexed, without a query. */
const INDEXED = SCREENS.filter(({ isIndexed, isServerRendered }) => isIndexed && isServerRendered).flatMap(
  ({ paths: [path] }) =>
    path
      ? [
          path.pattern
            .replace(':productId', '101')
            .replace(':vendorId', '1')
            .replace(':categoryId', '12')
            .replace(/:\w+/, 'ALL'),
        ]
      : [],
);

// The first rendering compiles the code, which may exceed the screen's timeout.
beforeAll(() => read('/store/101'), 60_000);

describe('the head of a rendered page', () => {
  it.each(INDEXED)('describes %s once, for search engines and shared links', async (address) => {
    const place = address === '/' ? '' : VISITOR_PASSED_GATE;
    const { titles, canonical, metas } = await read(address, ORIGIN, place);
    expect([titles.length, canonical.length]).toEqual([1, 1]);
    expect(new URL(canonical[0] ?? '').origin).toBe(ORIGIN);
    expect(metas['og:url']).toBe(canonical[0]);
    expect(metas.robots).toBeUndefined();
    for (const name of ['description', 'og:title', 'og:type', 'og:image', 'og:site_name', 'og:description'])
      expect([name, metas[name]]).toEqual([name, expect.stringMatching(/./)]);
  });

  it.each([
    ['/store/101?utm_source=mail&size=1011', '/store/101'],
    ['/store/category/whiskey/12/101', '/store/101'],
    ['/home', '/store'],
    ['/about-us/', '/about-us'],
    ['/category/all', '/category/ALL'],
  ])('names one address for all pages with the same content: %s', async (address, canonical) => {
    expect((await read(address)).canonical).toEqual([ORIGIN + canonical]);
  });

  it('has no canonical link, and no address or picture to share, while the origin is unknown', async () => {
    const { canonical, metas, dataOf } = await read('/store/101', '');
    expect([canonical, metas['og:url'], metas['og:image']]).toEqual([[], undefined, undefined]);
    expect(dataOf('Product')).toMatchObject({ url: '/store/101' });
  });

  it('keeps a vendor out of search engines that cannot be shown without a place', async () => {
    const { canonical, metas } = await read('/vendor/1', ORIGIN, '');
    expect([canonical, metas.robots]).toEqual([[], 'noindex']);
  });

  it('keeps any name inside its element', async () => {
    const { metas, markup } = await read('/store/101');
    expect(metas['og:title']).toContain('alert(1)');
    expect(markup).not.toContain('<script>alert');
  });
});

describe('the structured data of a rendered page', () => {
  it('has the product, with its price, availability and rating, whatever its name', async () => {
    expect((await read('/store/101')).dataOf('Product')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: EVIL,
      url: `${ORIGIN}/store/101`,
      brand: { '@type': 'Brand', name: EVIL },
      description: EVIL,
      image: [`${ORIGIN}/media/101.jpg`],
      offers: {
        '@type': 'Offer',
        price: '41.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: `${ORIGIN}/store/101`,
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 3 },
    });
  });

  it('has the breadcrumbs of products and categories, each with its place and address', async () => {
    const { dataOf } = await read('/store/category/whiskey/12/101');
    expect(dataOf('BreadcrumbList')).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/store` },
        {
          position: 2,
          name: EVIL,
          item: `${ORIGIN}/store/category/script-alert-1-script-amp/12`,
        },
        { position: 3, name: EVIL },
      ],
    });
    expect((await read('/store/category/whiskey/12')).dataOf('BreadcrumbList')).toBeDefined();
  });

  it.each([
    ['/', ''],
    ['/store', VISITOR_PASSED_GATE],
  ])('says on %s who runs the marketplace', async (address, place) => {
    const { brand } = DEFAULT_PAGE_SETTINGS;
    expect((await read(address, ORIGIN, place)).dataOf('Organization')).toMatchObject({
      name: brand.name,
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/icon-512.png`,
      contactPoint: { '@type': 'ContactPoint', telephone: brand.contact.phone, email: brand.contact.email },
    });
  });
});
