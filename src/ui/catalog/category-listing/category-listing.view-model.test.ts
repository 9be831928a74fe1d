import { autorun } from 'mobx';
import { aFilter, aListing, aProductCard } from '../../../../tests/support/builders/catalog';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { Pagination } from '../../../domain/catalog/pagination';
import { ok } from '../../../domain/shared/result';
import { CategoryListingViewModel } from './category-listing.view-model';
import type { ListingAddress } from './listing-address';

const PATH = '/store/category/bourbon/121';

describe('a category listing', () => {
  it('asks for page 1, 20 a page, when it is opened from the menu [LIST-06] [LIST-21] [CONST-06] [HEAD-12]', async () => {
    const { shop } = await shown();
    expect(shop.catalog.queries.at(-1)).toMatchObject({ categoryId: '121', requestedPage: 1, pageSize: 20 });
    expect(shop.catalog.queries.at(-1)?.isPlain).toBe(true);
  });

  it('is loaded for the shopping place [X-029]', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('07030'));
    await shown({ shop });
    expect(new Set(shop.catalog.askedFrom)).toEqual(new Set([aPlace('07030')]));
  });

  it('shows the category, its breadcrumbs and its products, whose paths contain it [X-125]', async () => {
    const { listing } = await shown();
    expect(listing.state).toMatchObject({
      title: 'Bourbon',
      crumbs: [{ label: 'Home' }, { label: 'Whiskey' }, { label: 'Bourbon' }],
      count: '1 product',
      body: 'products',
      products: [{ href: '/store/category/bourbon/121/101', name: 'Old Harbor Bourbon' }],
    });
  });

  it('stores the whole query in the address, and reads it back', async () => {
    const search = '?price=under500&size=750&size=375&sort=price_asc&page=3&show=50';
    const { shop, listing } = await shown({ search });
    const query = shop.catalog.queries.at(-1);
    expect(query?.selection.values('size')).toEqual(['750', '375']);
    expect(query).toMatchObject({ sort: 'price_asc', requestedPage: 3, pageSize: 50, isPlain: false });
    expect(listing.pathOfPage(3)).toBe(PATH + search);
  });

  it('ignores invalid values in an address', async () => {
    const { shop } = await shown({ search: '?sort=best&page=-2&show=1000&size=750&size=750' });
    const query = shop.catalog.queries.at(-1);
    expect(query).toMatchObject({ sort: '', requestedPage: 1, pageSize: 20 });
    expect(query?.selection.values('size')).toEqual(['750']);
  });

  it('starts at page 1 again when a filter is toggled [LIST-10]', async () => {
    const { listing } = await shown({ search: '?page=3' });
    expect(listing.toggle('size', '750')).toBe(`${PATH}?size=750`);
  });

  it('applies every selection to the previous ones, however late their addresses arrive [LIST-10]', async () => {
    const { listing } = await shown();
    const first = listing.toggle('size', '750');
    listing.toggle('price', 'under500');
    await listing.show(anAddress({ search: first?.slice(PATH.length) }));
    expect(listing.sortBy('price_asc')).toBe(`${PATH}?price=under500&size=750&sort=price_asc`);
  });

  it('keeps its products as they are until another list has come, so that they are not rendered for each choice', async () => {
    const { listing } = await shown();
    const stop = autorun(() => listing.state);
    const [product] = listing.state.products;
    const showing = listing.show(anAddress({ search: '?size=750' }));
    expect(listing.state).toMatchObject({ isLoading: true, selected: [{ value: '750' }] });
    expect(listing.state.products[0]).toBe(product);
    await showing;
    stop();
  });

  it('follows an address that no selection has led to, such as by Back [LIST-10]', async () => {
    const { listing } = await shown({ search: '?size=750' });
    listing.toggle('price', 'under500');
    await listing.show(anAddress({ search: '' }));
    expect(listing.sortBy('price_asc')).toBe(`${PATH}?sort=price_asc`);
  });

  it('goes back to the category itself on Clear All [LIST-02] [LIST-14] [X-103]', async () => {
    const { listing } = await shown({ search: '?size=750&price=under500&type=1211&page=2' });
    expect(listing.clearAll()).toBe(PATH);
  });

  it('sorts by the chosen order, or else by the default [X-106]', async () => {
    const { listing } = await shown({ search: '?page=2' });
    expect(listing.sortBy('name_desc')).toBe(`${PATH}?sort=name_desc`);
    expect(listing.sortBy('featured')).toBe(PATH);
  });

  it('keeps the filters that led to an empty page, so that they can be removed', async () => {
    const { shop, listing } = await shown();
    shop.catalog.listedProducts = [];
    shop.catalog.filters = [];
    await listing.show(anAddress({ search: '?size=750' }));
    expect(listing.state.selected).toEqual([{ parameter: 'size', value: '750', label: '750 ml' }]);
  });

  it('does not show a message for developers when no product matches [X-104]', async () => {
    const shop = new FakeShop();
    shop.catalog.emptyMessage = 'priceranges contains an unknown price range.';
    const { listing } = await shown({ shop, search: '?size=1' });
    expect(listing.state).toMatchObject({ body: 'empty', emptyText: 'This category contains no products' });
  });

  it('removes filters that the category does not offer from the URL, if the backend cannot read them', async () => {
    const shop = new FakeShop();
    shop.catalog.filters = [PRICE, aFilter()];
    refuseUnknownPrices(shop);
    const listing = shop.get(CategoryListingViewModel);
    const search = '?price=<b>cheap</b>&price=under500&size=750&sort=price_asc&show=50';
    await listing.show(anAddress({ search }));
    expect(listing.correctedAddress).toBe(`${PATH}?price=under500&size=750&sort=price_asc&show=50`);
    await listing.show(anAddress({ search: '?price=under500&size=750' }));
    expect(listing.correctedAddress).toBeNull();
  });

  it('keeps the URL if the offered filters are unknown', async () => {
    const shop = new FakeShop();
    refuseUnknownPrices(shop);
    const refuse = shop.catalog.list.bind(shop.catalog);
    shop.catalog.list = (query, place) => {
      if (query.isPlain) shop.catalog.outage.begin();
      return refuse(query, place);
    };
    const listing = shop.get(CategoryListingViewModel);
    await listing.show(anAddress({ search: '?price=cheap' }));
    expect(listing.correctedAddress).toBeNull();
    expect(listing.state).toMatchObject({ isStale: true, isLoading: false });
  });

  it('has the backend’s name of the category instead of the slug, once it is loaded', async () => {
    const shop = new FakeShop();
    const listing = shop.get(CategoryListingViewModel);
    const known = listing.show(anAddress({ slug: 'free-money' }));
    expect(listing.state.title).toBe('Free money');
    await known;
    expect(listing.state.title).toBe('Bourbon');
    shop.catalog.filters = [{ ...TYPE, options: [leaf('Seasonal', '77')] }];
    await listing.show(anAddress({ categoryId: '77', slug: 'free-money' }));
    expect(listing.state.title).toBe('Seasonal');
  });

  it('says that there is no such category [ERR-06]', async () => {
    const shop = new FakeShop();
    shop.catalog.listedProducts = [];
    shop.catalog.filters = [];
    shop.catalog.isAccepted = false;
    const listing = shop.get(CategoryListingViewModel);
    await listing.show(
      anAddress({ categoryId: '999', slug: 'free-money', path: '/store/category/free-money/999' }),
    );
    expect(listing.state).toMatchObject({ title: 'Category not found', body: 'empty' });
    expect(listing.state.crumbs.at(-1)).toEqual({ label: 'Category not found' });
  });

  it('only logs an unusual code, and shows the products [ERR-11] [ERR-12] [X-104]', async () => {
    const shop = new FakeShop();
    shop.catalog.isAccepted = false;
    const { listing } = await shown({ shop });
    expect(listing.state.body).toBe('products');
    expect(shop.log.warnings).toHaveLength(1);
    expect([shop.notifier.failures, shop.notifier.alerts]).toEqual([[], []]);
  });

  it('logs a failure, stops loading, keeps the list and shows no message [ERR-10] [X-104]', async () => {
    const { shop, listing } = await shown();
    shop.catalog.outage.begin();
    await listing.show(anAddress({ search: '?page=2' }));
    expect(listing.state).toMatchObject({ body: 'products', isLoading: false, isStale: true });
    expect([shop.notifier.failures, shop.notifier.alerts]).toEqual([[], []]);
    expect(shop.log.warnings).toHaveLength(1);
    shop.catalog.outage.end();
    await listing.load();
    expect(listing.state.isStale).toBe(false);
  });

  it('keeps an empty list, too, after a failure, and offers to try again [ERR-10] [X-104]', async () => {
    const { shop, listing } = await shown({ search: '?size=1' });
    shop.catalog.outage.begin();
    await listing.show(anAddress());
    expect(listing.state).toMatchObject({ body: 'empty', isLoading: false, isStale: true });
  });

  it('shows the lowest price of a product with variants, and its number of sizes [LIST-19]', async () => {
    const shop = new FakeShop();
    shop.catalog.listedProducts = [
      aProductCard({ sizes: ['750 ml', '1000 ml'] }),
      aProductCard({ id: '102' }),
    ];
    const { listing } = await shown({ shop });
    expect(listing.state.products).toMatchObject([
      { price: { amount: '$29.00', prefix: 'from' }, sizeCount: 2, sizeLabel: undefined },
      { price: { amount: '$29.00', prefix: undefined }, sizeCount: undefined, sizeLabel: '750 ml' },
    ]);
  });

  it('keeps the page size for another category, and starts at its first page [X-126]', async () => {
    const { listing } = await shown({ search: '?show=50&page=2' });
    const wine = { categoryId: '30', slug: 'wine', path: '/store/category/wine/30', search: '' };
    await listing.show(anAddress(wine));
    expect(listing.correctedAddress).toBe('/store/category/wine/30?show=50');
    await listing.show(anAddress({ ...wine, isFresh: false }));
    expect(listing.correctedAddress).toBeNull();
  });
});

describe('the newest list', () => {
  it('is shown, whichever answer arrives last', async () => {
    const { shop, listing } = await shown();
    const answers: (() => void)[] = [];
    const list = shop.catalog.list.bind(shop.catalog);
    shop.catalog.list = async (query, place) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return {
        ...(await list(query, place)),
        value: aListing({ pagination: Pagination.of(query.page, 9, query.page) }),
      } as never;
    };
    const first = listing.show(anAddress({ search: '?page=2' }));
    const second = listing.show(anAddress({ search: '?page=3' }));
    expect(listing.state).toMatchObject({ isLoading: true, body: 'products' });
    answers[1]?.();
    await second;
    answers[0]?.();
    await first;
    expect(listing.state).toMatchObject({ count: '3 products', isLoading: false });
  });
});

describe('the filter panel', () => {
  it('shows price bounds and bands, sizes in ml and nested types [LIST-16] [LIST-17] [LIST-18]', async () => {
    const shop = new FakeShop();
    shop.catalog.filters = [PRICE, aFilter(), TYPE];
    const { listing } = await shown({ shop, search: '?size=750' });
    const [price, size, type] = listing.state.filters;
    expect(price).toMatchObject({
      title: 'Price',
      bounds: '$2.99 to $349.99',
      options: [{ label: 'under 500' }],
    });
    expect(size).toMatchObject({ title: 'Size', options: [{ label: '750 ml', isSelected: true }] });
    expect(listing.state.filters.map(({ chosen }) => chosen)).toEqual([0, 1, 0]);
    expect(type?.options).toMatchObject([
      { label: 'Shop All', isSelected: true, children: [] },
      { label: 'Small Batch', children: [{ label: 'Wheated', children: [] }] },
    ]);
  });

  it('restores the earlier selection on Cancel [LIST-13]', async () => {
    const { listing } = await shown({ search: '?size=750' });
    listing.openDrawer();
    listing.clearAll();
    expect(listing.state.filters[0]?.options[0]?.isSelected).toBe(false);
    listing.cancelDrawer();
    expect(listing.state.filters[0]?.options[0]?.isSelected).toBe(true);
    expect(listing.state.isDrawerOpen).toBe(false);
  });

  it('keeps its selection while it is open, also when a list arrives [STATE-09]', async () => {
    const { listing } = await shown({ search: '?size=750' });
    const ticked = () => listing.state.filters[0]?.options[0]?.isSelected;
    const arriving = listing.load();
    listing.openDrawer();
    listing.toggle('size', '750');
    await arriving;
    expect(listing.state).toMatchObject({ isDrawerOpen: true, isLoading: false });
    expect(ticked()).toBe(false);
    listing.cancelDrawer();
    expect(ticked()).toBe(true);
    expect(listing.state.selected).toEqual([{ parameter: 'size', value: '750', label: '750 ml' }]);
    expect(listing.pathOfPage(1)).toBe(`${PATH}?size=750`);
  });

  it('is closed, as Cancel does, when Back or Forward shows another list', async () => {
    const { listing } = await shown({ search: '?size=750' });
    listing.openDrawer();
    listing.toggle('size', '750');
    await listing.show(anAddress({ search: '' }));
    expect(listing.state.isDrawerOpen).toBe(false);
    expect(listing.state.selected).toEqual([]);
  });
});

/** As the backend does: neither products nor filters, and a message of its own. */
function refuseUnknownPrices({ catalog }: FakeShop) {
  const list = catalog.list.bind(catalog);
  catalog.list = async (query, place) => {
    const isKnown = query.selection.values('price').every((value) => value === 'under500');
    const refusal = {
      products: [],
      filters: [],
      pagination: Pagination.none,
      message: 'unknown',
      isAccepted: false,
    };
    return isKnown ? list(query, place) : ok(refusal);
  };
}

const PRICE = aFilter({
  parameter: 'price',
  label: 'price',
  options: [{ label: 'under 500', value: 'under500', children: [] }],
  bounds: { min: '2.99', max: '349.99' },
});

const leaf = (label: string, value: string) => ({ label, value, children: [] });

const TYPE = aFilter({
  parameter: 'type',
  label: 'type',
  options: [
    {
      label: 'Bourbon',
      value: '121',
      children: [
        leaf('Shop All', '121'),
        {
          label: 'Small Batch',
          value: '1211',
          children: [leaf('Shop All', '1211'), leaf('Wheated', '12111')],
        },
      ],
    },
  ],
});

const anAddress = (change: Partial<ListingAddress> = {}): ListingAddress => ({
  categoryId: '121',
  slug: 'bourbon',
  path: PATH,
  search: '',
  isFresh: true,
  ...change,
});

async function shown({ shop = new FakeShop(), search = '' } = {}) {
  const listing = shop.get(CategoryListingViewModel);
  await listing.show(anAddress({ search }));
  return { shop, listing };
}
