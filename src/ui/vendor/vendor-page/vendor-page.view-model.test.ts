import { dollars } from '../../../../tests/support/builders/catalog';
import { aPlace } from '../../../../tests/support/builders/location';
import { aVendorProduct, aVendorProfile } from '../../../../tests/support/builders/vendor';
import { FakeShop } from '../../../../tests/support/fake-shop';
import type { VendorAddress } from './vendor-address';
import { VendorPageViewModel } from './vendor-page.view-model';

const PATH = '/vendor/1';

describe('a vendor page', () => {
  it('loads, and then shows the vendor [VEND-21]', async () => {
    const { page, showing } = opened();
    expect(page.state).toEqual({ kind: 'loading' });
    await showing;
    expect(ready(page).banner).toEqual({
      name: 'Hudson Cellars',
      logoUrl: '/media/vendors/1/logo.svg',
      address: '200 10th Avenue, New York, NY 10011',
      website: { href: 'https://hudson-cellars.example/', label: 'hudson-cellars.example' },
      phone: { href: 'tel:2125550111', label: '(212) 555-0111' },
      reviewCount: '2 reviews',
      reviewsHref: `${PATH}?tab=reviews`,
      rating: 4.5,
    });
  });

  it('has four tabs, each with its own URL [VEND-01] [VEND-02] [VEND-03] [VEND-04]', async () => {
    const { page } = await shown({ search: '?tab=reviews&size=750' });
    expect(ready(page).tabs.map(({ label, href, isSelected }) => [label, href, isSelected])).toEqual([
      ['Shop', `${PATH}?size=750`, false],
      ['About', `${PATH}?size=750&tab=about`, false],
      ['Reviews (2)', `${PATH}?size=750&tab=reviews`, true],
      ['Delivery Info', `${PATH}?size=750&tab=delivery`, false],
    ]);
  });

  it('makes no call when only the tab changes [X-118]', async () => {
    const { shop, page } = await shown();
    await page.show(anAddress({ search: '?tab=about' }));
    expect(ready(page).tab).toBe('about');
    await page.show(anAddress({ search: '?tab=nonsense' }));
    expect(ready(page).tab).toBe('shop');
    expect([shop.vendors.requests.length, shop.vendors.queries.length]).toEqual([1, 0]);
  });

  it('leaves out missing information of the vendor [DEMO-12] [DEMO-13]', async () => {
    const shop = aShop();
    const empty = { website: null, phone: '', address: '', about: null, reviews: [], deliveryLines: [] };
    shop.vendors.profile = aVendorProfile(empty);
    const state = ready((await shown({ shop })).page);
    expect(state.banner).toMatchObject({ website: null, phone: null, address: '', reviewCount: '0 reviews' });
    expect(state).toMatchObject({ about: null, reviews: [], delivery: [], banner: { rating: null } });
    expect(state.tabs[2]?.label).toBe('Reviews (0)');
  });

  it.each([
    ['+44 20 7946 0000', 'tel:+442079460000', '+44 20 7946 0000'],
    ['javascript:alert(1)', 'tel:1', 'javascript:alert(1)'],
  ])('dials digits alone: %s', async (phone, href, label) => {
    const shop = aShop();
    shop.vendors.profile = aVendorProfile({ phone });
    expect(ready((await shown({ shop })).page).banner.phone).toEqual({ href, label });
  });
});

describe('the vendor and the zipcode of a vendor page', () => {
  it('come from the navigation state, or else from the path and the stored zipcode [ROUTE-14] [X-116]', async () => {
    const shop = aShop();
    shop.vendors.vendorId = '7';
    await shown({ shop, navigationState: { vendorId: '7', zipcode: '94105' } });
    expect(shop.vendors.requests).toMatchObject([{ vendorId: '7', zipcode: { value: '94105' } }]);
  });

  it.each([null, undefined, 'x', 7, [], {}, { vendorId: 1, zipcode: 10001 }, { zipcode: 'abc' }])(
    'come from the path and the storage if the navigation state is %j [X-116]',
    async (navigationState) => {
      const { shop } = await shown({ navigationState });
      expect(shop.vendors.requests).toMatchObject([{ vendorId: '1', zipcode: { value: '10001' }, page: 1 }]);
    },
  );

  it('stay the same for every later list, which has no navigation state', async () => {
    const shop = aShop();
    const { page } = await shown({ shop, navigationState: { vendorId: '1', zipcode: '94105' } });
    await page.show(anAddress({ search: '?size=750' }));
    await page.retry();
    expect(shop.vendors.requests.map(({ zipcode }) => zipcode.value)).toEqual(['94105', '94105']);
  });

  it('are reported by an alert if missing, and read again on Retry [VEND-22]', async () => {
    const shop = new FakeShop();
    const { page } = await shown({ shop });
    expect(shop.notifier.alerts).toEqual(['Vendor ID or zipcode missing!']);
    expect(page.state).toMatchObject({ kind: 'failed', message: 'Vendor ID or zipcode missing!' });
    expect(shop.vendors.requests).toEqual([]);
    shop.currentPlace.set(aPlace());
    await page.retry();
    expect(page.state.kind).toBe('ready');
    const nobody = await shown({ vendorId: '' });
    expect(nobody.shop.notifier.alerts).toEqual(['Vendor ID or zipcode missing!']);
  });
});

describe('a vendor that cannot be shown', () => {
  it('is shown in an alert and on the page, and can be retried [VEND-23] [VEND-24] [ERR-09] [X-175] [X-176]', async () => {
    const shop = aShop();
    shop.vendors.outage.begin();
    const { page } = await shown({ shop });
    expect(page.state).toMatchObject({ kind: 'failed', message: 'Failed to fetch vendor data' });
    expect(shop.notifier.alerts).toEqual(['Failed to fetch vendor data.']);
    expect(shop.notifier.failures).toEqual([]);
    shop.vendors.outage.end();
    const retrying = page.retry();
    expect(page.state.kind).toBe('loading');
    await retrying;
    expect(page.state.kind).toBe('ready');
    expect(shop.notifier.alerts).toHaveLength(1);
  });

  it('has no data, which shows no alert [VEND-25] [ERR-09]', async () => {
    const shop = aShop();
    shop.vendors.profile = null;
    const { page } = await shown({ shop });
    expect(page.state).toMatchObject({ kind: 'failed', message: 'No vendor data available.' });
    expect(shop.notifier.alerts).toEqual([]);
  });
});

describe("a vendor's products", () => {
  it('come with the profile, on the page of the address [VEND-17] [X-118]', async () => {
    const { shop, page } = await shown({ shop: aShop(45), search: '?page=3' });
    expect(shop.vendors.requests).toMatchObject([{ page: 3 }]);
    expect(shop.vendors.queries).toEqual([]);
    expect(productList(page)).toMatchObject({ body: 'products', page: 3, totalPages: 3 });
    expect(productList(page).products).toHaveLength(5);
  });

  it('change the address with each selected filter, adding to the previous ones, from page 1 [VEND-20]', async () => {
    const { page } = await shown({ shop: aShop(45), search: '?page=3' });
    expect(page.toggle('size', '750')).toBe(`${PATH}?size=750`);
    expect(page.toggle('price', '25-50')).toBe(`${PATH}?price=25-50&size=750`);
    expect(page.pathOfPage(2)).toBe(`${PATH}?price=25-50&size=750&page=2`);
    expect(page.clearAll()).toBe(PATH);
  });

  it('load only the filtered list, and keep the old one until it arrives [VEND-20] [X-118]', async () => {
    const { shop, page } = await shown();
    const showing = page.show(anAddress({ search: '?size=1750' }));
    expect(productList(page)).toMatchObject({ isLoading: true, body: 'products' });
    await showing;
    expect(shop.vendors.requests).toHaveLength(1);
    expect(shop.vendors.queries.map((query) => query.values('size'))).toEqual([['1750']]);
    expect(productList(page)).toMatchObject({ isLoading: false, body: 'empty' });
  });

  it('load in addition to the profile if they are filtered', async () => {
    const { shop, page } = await shown({ search: '?price=25-50&price=1-2&size=750&size=75&page=1' });
    expect(shop.vendors.requests).toMatchObject([{ page: 1 }]);
    expect(shop.vendors.queries.map((query) => [query.values('price'), query.values('size')])).toEqual([
      [['25-50'], ['750']],
    ]);
    expect(productList(page)).toMatchObject({
      body: 'products',
      selected: [{ label: '$25-$50' }, { label: '750 ml' }],
    });
  });

  it('are those of the latest query, whichever answer arrives last', async () => {
    const { shop, page } = await shown();
    const answers: (() => void)[] = [];
    const ask = shop.vendors.productPage.bind(shop.vendors);
    shop.vendors.productPage = async (...question) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return ask(...question);
    };
    const first = page.show(anAddress({ search: '?size=1750' }));
    const second = page.show(anAddress({ search: '?size=750' }));
    answers[1]?.();
    await second;
    answers[0]?.();
    await first;
    expect(productList(page)).toMatchObject({
      isLoading: false,
      body: 'products',
      selected: [{ label: '750 ml' }],
    });
  });

  it('stay when a newer list fails, which is reported and can be retried [VEND-23] [VEND-24] [BD-16]', async () => {
    const { shop, page } = await shown();
    shop.vendors.outage.begin('fault', 'a fault');
    await page.show(anAddress({ search: '?size=1750' }));
    expect(productList(page)).toMatchObject({ isStale: true, body: 'products', isLoading: false });
    expect(shop.notifier.alerts).toEqual(['Failed to fetch vendor data.']);
    shop.vendors.outage.end();
    await page.retryList();
    expect(productList(page)).toMatchObject({ isStale: false, body: 'empty' });
  });

  it('are reported as failed if there is no earlier list', async () => {
    const shop = aShop();
    shop.vendors.productPage = async () => ({ ok: false, failure: { kind: 'refused', message: '' } });
    const { page } = await shown({ shop, search: '?size=750' });
    expect(productList(page).body).toBe('failed');
    expect(shop.notifier.alerts).toEqual(['Failed to fetch vendor data.']);
  });

  it('wait for Apply in the drawer, and discard the selection on Cancel [LIST-11] [LIST-12] [LIST-13]', async () => {
    const { shop, page } = await shown({ search: '?size=750' });
    const ticked = () =>
      productList(page)
        .filters.flatMap(({ options }) => options)
        .filter(({ isSelected: isChosen }) => isChosen)
        .map(({ label }) => label);
    page.productList.openDrawer();
    expect([page.toggle('size', '375'), page.toggle('price', '50-75')]).toEqual([null, null]);
    expect(ticked()).toEqual(['$50-$75', '375 ml', '750 ml']);
    page.productList.cancelDrawer();
    expect(ticked()).toEqual(['750 ml']);
    page.productList.openDrawer();
    expect(page.clearAll()).toBeNull();
    page.toggle('size', '1000');
    expect(page.applyDrawer()).toBe(`${PATH}?size=1000`);
    expect(productList(page).isDrawerOpen).toBe(false);
    expect(shop.vendors.queries).toHaveLength(1);
  });

  it('close the drawer, as Cancel does, when Back or Forward shows another list', async () => {
    const { page } = await shown({ search: '?size=750' });
    page.productList.openDrawer();
    page.toggle('size', '375');
    await page.show(anAddress({ search: '' }));
    expect(productList(page).isDrawerOpen).toBe(false);
    expect(page.pathOfPage(1)).not.toContain('size');
  });
});

const anAddress = (change: Partial<VendorAddress> = {}): VendorAddress => ({
  vendorId: '1',
  navigationState: null,
  path: PATH,
  search: '',
  ...change,
});

function aShop(products = 1): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.vendors.listedProducts = Array.from({ length: products }, (_, index) =>
    aVendorProduct({ id: String(101 + index), fromPrice: dollars('29.00') }),
  );
  return shop;
}

function opened({ shop = aShop(), ...address }: Partial<VendorAddress> & { shop?: FakeShop } = {}) {
  const page = shop.get(VendorPageViewModel);
  return { shop, page, showing: page.show(anAddress(address)) };
}

async function shown(wish: Parameters<typeof opened>[0] = {}) {
  const { showing, ...rest } = opened(wish);
  await showing;
  return rest;
}

function ready({ state }: VendorPageViewModel) {
  if (state.kind !== 'ready') throw new Error(`The page is ${state.kind}.`);
  return state;
}

const productList = (page: VendorPageViewModel) => ready(page).productList;
