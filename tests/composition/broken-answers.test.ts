import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import { readInteractions } from '../../contracts/pact-file';
import { PACT_FILE } from '../../contracts/parties';
import { ApiSettings } from '../../src/adapters/http/api';
import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { shopSettings } from '../../src/composition/settings';
import { Shop } from '../../src/composition/shop';
import { CategoryListingViewModel } from '../../src/ui/catalog/category-listing/category-listing.view-model';
import { CategoryTabViewModel } from '../../src/ui/catalog/category-tab/category-tab.view-model';
import { ProductDetailViewModel } from '../../src/ui/catalog/product-detail/product-detail.view-model';
import { SearchResultsViewModel } from '../../src/ui/catalog/search-results/search-results.view-model';
import { EntryGateViewModel } from '../../src/ui/location/entry-gate/entry-gate.view-model';
import { HomeViewModel } from '../../src/ui/catalog/home/home.view-model';
import { ServedZipcodesViewModel } from '../../src/ui/location/served-zipcodes/served-zipcodes.view-model';
import { VendorPageViewModel } from '../../src/ui/vendor/vendor-page/vendor-page.view-model';
import { MemoryStore } from '../../src/adapters/storage/memory-store';
import { type Json, objectsIn, placesIn, withAt } from '../support/json-places';

const LISTING = { categoryId: '12', slug: 'whiskey', path: '/store/category/whiskey/12', isFresh: true };
const VENDOR = { vendorId: '1', navigationState: { zipcode: '10001' }, path: '/vendor/1', search: '' };

/** Each screen, a call whose answer it shows, and how it is opened. */
const SCREENS: readonly (readonly [string, string, (shop: Shop) => Promise<{ readonly state: unknown }>])[] =
  [
    [
      'the gate',
      '/connect/index/banners',
      (shop) => opened(shop.resolve(EntryGateViewModel), (it) => it.start()),
    ],
    [
      'the home page',
      '/connect/index/homepage',
      (shop) => opened(shop.resolve(HomeViewModel), (it) => it.open()),
    ],
    [
      'all categories',
      '/connect/index/categorylist',
      (shop) => opened(shop.resolve(CategoryTabViewModel), (it) => it.open('ALL')),
    ],
    [
      'a listing',
      '/connect/index/category',
      (shop) => opened(shop.resolve(CategoryListingViewModel), (it) => it.show({ ...LISTING, search: '' })),
    ],
    [
      'a narrowed listing',
      '/connect/index/filters',
      (shop) =>
        opened(shop.resolve(CategoryListingViewModel), (it) => it.show({ ...LISTING, search: '?size=750' })),
    ],
    [
      'search results',
      '/connect/index/search',
      (shop) =>
        opened(shop.resolve(SearchResultsViewModel), (it) =>
          it.show({ path: '/search', search: '?q=bourbon' }),
        ),
    ],
    [
      'a product',
      '/connect/index/product',
      (shop) => opened(shop.resolve(ProductDetailViewModel), (it) => it.open('101')),
    ],
    [
      'similar items',
      '/api/agent/recommendation',
      (shop) => opened(shop.resolve(ProductDetailViewModel), (it) => it.open('101')),
    ],
    ['a vendor', '/api/Vendordata/getVendorData', openVendor],
    ["a vendor's shop", '/api/Vendordata/getFilteredProducts', openVendor],
    [
      'served zipcodes',
      '/connect/citylist/currentservicearea',
      (shop) =>
        opened(shop.resolve(ServedZipcodesViewModel), (it) => it.open({ name: 'New York', state: 'NY' })),
    ],
  ];

describe.each(SCREENS)('%s', (_screen, path, open) => {
  const good = bestAnswerOf(path);

  it('looks the same if the answer has unknown fields', async () => {
    const plain = JSON.stringify((await shown(path, good, open)).state);
    for (const place of objectsIn(good)) {
      const state = await shown(path, withAt(good, [...place, 'a_new_field'], { of: ['a later day'] }), open);
      expect(JSON.stringify(state.state)).toBe(plain);
    }
  });

  it.each(placesIn(good).map((place) => [place.join(' › '), place] as const))(
    'shows something if %s is missing or null',
    async (_name, place) => {
      for (const value of [undefined, null]) {
        const screen = await shown(path, withAt(good, place, value), open);
        expect(JSON.stringify(screen.state)).not.toMatch(/undefined|NaN|"(?:loading|skeleton)"/);
      }
    },
  );
});

async function openVendor(shop: Shop) {
  await shop.load('vendor');
  return opened(shop.resolve(VendorPageViewModel), (it) => it.show(VENDOR));
}

async function opened<VM extends { readonly state: unknown }>(
  viewModel: VM,
  open: (it: VM) => unknown,
): Promise<VM> {
  await open(viewModel);
  // Requests that a screen makes on its own may follow a little later.
  await new Promise((resolve) => setTimeout(resolve, 0));
  return viewModel;
}

/** Renders a screen with a backend that gives this answer to one call, and normal answers to all others. */
function shown(path: string, answer: Json, open: (shop: Shop) => Promise<{ readonly state: unknown }>) {
  const fetch = (input: string | Request) => {
    const asked = new URL(input instanceof Request ? input.url : input).pathname;
    return Promise.resolve(Response.json(asked === path ? answer : bestAnswerOf(asked)));
  };
  const settings = {
    ...shopSettings(DEFAULT_PAGE_SETTINGS),
    api: new ApiSettings({ baseUrl: 'http://shop.test', fetch }),
  };
  return open(new Shop(settings, new BrowserStore(new MemoryStore(), new MemoryStore())));
}

/** The longest answer to a call in the contract. */
function bestAnswerOf(path: string): Json {
  const answers = readInteractions(PACT_FILE)
    .filter(({ request, response }) => request.path === path && response.status === 200)
    .map(({ response }) => response.body?.content as Json);
  const [best] = answers.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  if (best === undefined) throw new Error(`The contract has no answer of ${path}`);
  return best;
}
