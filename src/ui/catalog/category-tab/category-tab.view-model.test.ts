import { FakeShop } from '../../../../tests/support/fake-shop';
import { CategoryTabViewModel } from './category-tab.view-model';

describe('the category tabs', () => {
  it('lists every department as a card [HOME-05] [ROUTE-10] [X-020]', async () => {
    const { tab } = await opened('ALL');
    expect(tab.state).toMatchObject({
      title: 'All categories',
      tabs: [
        { label: 'All', current: true },
        { label: 'Whiskey', href: '/category/whiskey', current: false },
      ],
      cards: [{ name: 'Whiskey', href: '/store/category/whiskey/12', childNames: 'Bourbon' }],
    });
  });

  it('links to all products by the root category [HOME-09] [CONST-22] [X-019]', async () => {
    const { tab } = await opened('ALL');
    expect(tab.state.shopAll).toEqual({ label: 'Shop all products', href: '/store/category/all/1017' });
  });

  it.each(['Whiskey', 'whiskey'])('lists what %s holds, without Shop All [ROUTE-08]', async (name) => {
    const { tab } = await opened(name);
    expect(tab.state).toMatchObject({
      title: 'Whiskey',
      isKnown: true,
      shopAll: { href: '/store/category/whiskey/12' },
      cards: [{ name: 'Bourbon', href: '/store/category/whiskey/bourbon/121' }],
    });
  });

  it('does not find an unknown category', async () => {
    const { tab } = await opened('Perfume');
    expect(tab.state.isKnown).toBe(false);
  });
});

async function opened(name: string, shop = new FakeShop()) {
  const tab = shop.get(CategoryTabViewModel);
  await tab.open(name);
  return { shop, tab };
}
