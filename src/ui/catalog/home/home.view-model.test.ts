import { aHomePage, aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { HomeViewModel } from './home.view-model';

describe('the store home', () => {
  it('shows banners, sections, ads and the top product of the place [HOME-01] [HOME-03] [HOME-06] [HOME-07]', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('07030'));
    const { home } = await opened(shop);
    expect(shop.homepages.askedFor[0]?.zipcode?.value).toBe('07030');
    expect(home.state).toMatchObject({
      status: 'ready',
      banners: [{ imageUrl: '/pictures/banner-1.svg', title: 'Wine week', href: '/store/category/wine/30' }],
      ads: [{ imageUrl: '/pictures/ad-1.svg' }],
      sections: [{ products: [{ href: '/store/101', name: 'Old Harbor Bourbon' }] }],
      topProducts: [{ href: '/store/102', name: 'North Fork Rye' }],
    });
  });

  it('lists the departments, and the shops that deliver to the zipcode', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('07030'));
    const { home } = await opened(shop);
    expect(home.state.categories).toMatchObject([{ name: 'Whiskey', href: '/store/category/whiskey/12' }]);
    expect(home.state).toMatchObject({
      vendorsTitle: 'Shops that deliver to 07030',
      vendors: [{ name: 'Hudson Cellars', place: 'New York, NY', href: '/vendor/1' }],
    });
  });

  it('says when each speed delivers to the zipcode first', async () => {
    const shop = new FakeShop();
    const day = { date: CalendarDate.of(2026, 11, 30), daysAhead: 1, until: '' };
    shop.homepages.home = aHomePage({
      deliveries: [
        { ...day, speed: 'Same Day', daysAhead: 0, until: '18:00' },
        { ...day, speed: 'Next Day' },
        { ...day, speed: 'Farm Direct', daysAhead: 2, until: '12:00' },
      ],
    });
    shop.currentPlace.set(aPlace('07030'));
    const { home } = await opened(shop);
    expect(home.state).toMatchObject({
      deliveriesTitle: 'Next delivery to 07030',
      deliveries: [
        { speed: 'Local', text: 'today until 18:00' },
        { speed: 'Courier', text: 'as early as tomorrow' },
        { speed: 'Farm Direct', text: 'Monday, November 30 until 12:00' },
      ],
    });
  });

  it('keeps space for the departments until they are known', async () => {
    const home = new FakeShop().get(HomeViewModel);
    expect(home.state.categories).toBeNull();
    await home.open();
    expect(home.state.categories).toHaveLength(1);
  });

  it('is complete without the departments if these cannot be loaded', async () => {
    const shop = new FakeShop();
    shop.catalog.outage.begin();
    const { home } = await opened(shop);
    expect(home.state).toMatchObject({ status: 'ready', categories: [] });
  });

  it('titles its sections [HOME-02]', async () => {
    const { home } = await opened();
    expect(home.state.sections.map(({ title }) => title)).toEqual(['OUR TOP Whiskey']);
  });

  it('links to all products if a link has no target [HOME-09] [CONST-22] [X-019]', async () => {
    const { home } = await opened();
    expect(home.state.ads[0]?.href).toBe('/store/category/all/1017');
  });

  it('says so when there are no products, and keeps the banners [HOME-04]', async () => {
    const shop = new FakeShop();
    shop.homepages.home = aHomePage({ sections: [], topProducts: [] });
    const { home } = await opened(shop);
    expect(home.state).toMatchObject({ status: 'empty', message: 'No product available' });
    expect(home.state.banners).toHaveLength(1);
  });
});

async function opened(shop = new FakeShop()) {
  const home = shop.get(HomeViewModel);
  await home.open();
  return { shop, home };
}
