import { aCategory } from '../../../../tests/support/builders/catalog';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { CategoryMenuViewModel } from './category-menu.view-model';

describe('the category menu', () => {
  it('lets Shop All lead to its parent [HEAD-08] [HEAD-11]', async () => {
    const { menu } = await opened();
    expect(menu.categories).toMatchObject([
      {
        label: 'Whiskey',
        href: '/store/category/whiskey/12',
        children: [
          { label: 'Shop All', href: '/store/category/whiskey/shop-all/12' },
          { label: 'Bourbon', href: '/store/category/whiskey/bourbon/121' },
        ],
      },
    ]);
  });

  it('starts with the departments, not with the root [X-019]', async () => {
    const shop = new FakeShop();
    const children = [{ id: '12', name: 'Whiskey', imageUrl: null, children: [] }];
    shop.catalog.tree = [aCategory({ id: '1017', name: 'ALL', children })];
    const { menu } = await opened(shop);
    expect(menu.categories.map(({ label }) => label)).toEqual(['Whiskey']);
  });

  it('only logs that the categories could not be loaded [ERR-10]', async () => {
    const shop = new FakeShop();
    shop.catalog.outage.begin();
    const { menu } = await opened(shop);
    expect(menu.categories).toEqual([]);
    expect(shop.log.warnings).toHaveLength(1);
    expect([shop.notifier.failures, shop.notifier.alerts]).toEqual([[], []]);
    expect(menu.hasFailed).toBe(true);
  });

  it('can be retried', async () => {
    const shop = new FakeShop();
    shop.catalog.outage.begin();
    const { menu } = await opened(shop);
    shop.catalog.outage.end();
    await menu.open();
    expect(menu.hasFailed).toBe(false);
    expect(menu.categories).not.toEqual([]);
  });
});

async function opened(shop = new FakeShop()) {
  const menu = shop.get(CategoryMenuViewModel);
  await menu.open();
  return { shop, menu };
}
