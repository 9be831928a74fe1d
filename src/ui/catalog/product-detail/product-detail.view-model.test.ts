import { autorun } from 'mobx';
import {
  aProduct,
  aProductCard,
  aSpeed,
  aVariant,
  dollars,
} from '../../../../tests/support/builders/catalog';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import type { Product } from '../../../domain/catalog/product';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { failed, ok } from '../../../domain/shared/result';
import { ProductDetailViewModel } from './product-detail.view-model';
import type { ProductState } from './product-state';

describe('choosing on the product page', () => {
  it('starts with the first size, its cheapest active speed and one piece [PDP-20] [PDP-21]', async () => {
    const { ready } = await opened();
    expect(ready().buying).toMatchObject({ size: '1011', speed: '11_Next Day', quantity: 1 });
    expect(ready().price).toEqual({ amount: '$29.00', was: undefined });
  });

  it('starts with the speed in the URL, unless it is unavailable [PDP-21] [PDP-23]', async () => {
    const wanted = await opened({ size: '1011', speed: '11_Same Day' });
    expect(wanted.ready().buying.speed).toBe('11_Same Day');
    expect(wanted.page.address).toEqual({ size: '1011', speed: '11_Same Day' });
    const unknown = await opened({ size: '1011', speed: '99_Same Day' });
    expect(unknown.ready().buying.speed).toBe('11_Next Day');
  });

  it('takes price and vendor from the speed [PDP-06] [PDP-23] [PDP-24] [X-110]', async () => {
    const { page, ready } = await opened({ product: fromTwoVendors });
    expect(ready()).toMatchObject({ price: { amount: '$29.00' }, vendorName: 'Empire Bottle' });
    page.pickSpeed('11_Same Day');
    expect(ready()).toMatchObject({ price: { amount: '$32.00' }, vendorName: 'Hudson Cellars' });
  });

  it('hands the vendor page the vendor of the speed and the zipcode, where the vendor has a page [ROUTE-14]', async () => {
    const { page, ready } = await opened({ product: fromTwoVendors });
    expect(ready().vendorRequest).toEqual({ vendorId: '2', zipcode: '10001' });
    page.pickSpeed('11_Same Day');
    expect(ready().vendorRequest).toEqual({ vendorId: '1', zipcode: '10001' });
    const odd = await opened({ product: withSpeeds(aSpeed({ vendorId: 'florist' })), zipcode: null });
    expect(odd.ready().vendorRequest).toBeNull();
  });

  it('keeps what a choice does not change, so that it is not rendered again', async () => {
    const { page, ready } = await opened();
    const stop = autorun(() => page.state);
    const { crumbs, images, scales, description, reviews, similar, about } = ready();
    page.setQuantity(3);
    page.pickSpeed('11_Same Day');
    expect(ready().buying).toMatchObject({ quantity: 3, speed: '11_Same Day' });
    for (const [name, part] of Object.entries({
      crumbs,
      images,
      scales,
      description,
      reviews,
      similar,
      about,
    }))
      expect({ [name]: ready()[name as keyof ProductState] === part }).toEqual({ [name]: true });
    stop();
  });

  it('names the speeds as shoppers know them [CONST-18]', async () => {
    const { ready } = await opened();
    expect(ready().buying.speeds.map(({ label, aside }) => [label, aside])).toEqual([
      ['Local', '$32.00'],
      ['Courier', '$29.00'],
    ]);
  });

  it('says from which vendor each comes and when at the earliest, or that it is sold out there', async () => {
    const earliestDate = CalendarDate.of(2030, 6, 3);
    const { ready } = await opened({
      product: withSpeeds(
        aSpeed({ earliestDate }),
        aSpeed({ speed: 'Next Day' }),
        aSpeed({ speed: 'Farm Direct', isActive: false }),
      ),
    });
    expect(ready().buying.speeds.map(({ description }) => description)).toEqual([
      'from Hudson Cellars, as early as Monday, June 3',
      'from Hudson Cellars',
      'sold out at Hudson Cellars',
    ]);
  });

  it('offers a vendor with two shops once a speed, by the cheaper that has it', async () => {
    const { ready } = await opened({ product: sameDayFromThreeVendors });
    expect(ready().buying.speeds.map(({ value, aside }) => [value, aside])).toEqual([
      ['12_Same Day', '$33.00'],
    ]);
  });

  it('keeps what was chosen while the product of another zipcode was loading [PDP-22] [PDP-23]', async () => {
    const { page, ready } = await opened();
    page.pickSize('1012');
    const arrived = page.checkZipcode();
    page.pickSize('1011');
    page.pickSpeed('11_Same Day');
    page.setQuantity(4);
    await arrived;
    expect(ready().buying).toMatchObject({ size: '1011', speed: '11_Same Day', quantity: 4 });
  });

  it('strikes through a higher price from before [X-110]', async () => {
    const variants = [aVariant({ formerPrice: dollars('35.00') })];
    const { ready } = await opened({ product: aProduct({ variants }) });
    expect(ready().price).toEqual({ amount: '$29.00', was: '$35.00' });
  });
});

describe('the facts on the product page', () => {
  it('fills in recommendations when there are none [X-101]', async () => {
    const shop = new FakeShop();
    shop.catalog.recommended = [aProductCard({ id: '103' })];
    const { ready } = await opened({ shop });
    expect(ready().similar.map(({ href }) => href)).toEqual(['/store/103']);
  });

  it('is loaded for the shopping place, with similar items [X-029]', async () => {
    const { shop } = await opened({ zipcode: '07030' });
    expect(shop.catalog.askedFrom).toEqual([aPlace('07030'), aPlace('07030')]);
  });

  it('names the categories it was reached through', async () => {
    const { page, ready } = await opened();
    await page.open('101', { categoryId: '121' });
    expect(ready().crumbs.map(({ label }) => label)).toEqual([
      'Home',
      'Whiskey',
      'Bourbon',
      'Old Harbor Bourbon',
    ]);
  });

  it('are of the newer answer where a known one was shown first, which may be that it is no longer sold', async () => {
    const shop = new FakeShop();
    const [known] = shop.catalog.products;
    const answers = [ok(aProduct({ name: 'Renamed Bourbon' })), failed({ kind: 'not-found' as const })];
    const names = [];
    for (const newer of answers) {
      shop.catalog.productById = async () => ({ ...ok(known!), newer: Promise.resolve(newer) });
      const page = shop.get(ProductDetailViewModel);
      await page.open('101');
      names.push(page.state.kind === 'ready' ? page.state.name : page.state.kind);
    }
    expect(names).toEqual(['Renamed Bourbon', 'not-found']);
  });

  it('shows why it could not be loaded, and retries', async () => {
    const shop = new FakeShop();
    shop.catalog.outage.begin();
    const { page, ready } = await opened({ shop, size: '1012' });
    expect(page.state).toEqual({ kind: 'failed', message: 'You are not connected to internet' });
    shop.catalog.outage.end();
    await page.retry();
    expect(ready().buying.size).toBe('1012');
  });
});

describe('buying on the product page', () => {
  it('is closed without a zipcode [PDP-37] [X-100]', async () => {
    const { page, ready } = await opened({ zipcode: null });
    expect(ready().buying.isEnabled).toBe(false);
    page.zipCheck.type('100');
    expect(ready().buying.isEnabled).toBe(false);
  });

  it('asks to verify a zipcode that was typed and not submitted [PDP-35] [X-100]', async () => {
    const { page, shop, ready } = await opened({ zipcode: null });
    page.zipCheck.type('10001');
    expect(ready().buying.isEnabled).toBe(true);
    expect(await page.add()).toBeNull();
    expect(shop.notifier.failures).toEqual(['Please enter and verify zipcode before adding to cart']);
    expect(shop.carts.changes).toEqual([]);
  });

  it('says so when it cannot be delivered to the zipcode [X-112]', async () => {
    const variants = [aVariant({ offers: [aSpeed({ isActive: false })] })];
    const { ready } = await opened({ product: aProduct({ variants }) });
    expect(ready().buying).toMatchObject({
      speed: undefined,
      hint: 'This product cannot be delivered to 10001.',
    });
  });

  it('says of a size that cannot be had why, before it is chosen', async () => {
    const sizes = [
      aVariant({ id: '1011', size: '750' }),
      aVariant({ id: '1012', size: '1000', offers: [aSpeed({ isActive: false })] }),
      aVariant({ id: '1013', size: '1750', offers: [] }),
    ];
    const product = aProduct({ variants: sizes });
    const { ready } = await opened({ product });
    expect(ready().buying.sizes.map(({ label, description }) => [label, description])).toEqual([
      ['750 ml', undefined],
      ['1000 ml', 'Sold out'],
      ['1750 ml', 'Not delivered to 10001'],
    ]);
    const withoutZipcode = await opened({ product, zipcode: null });
    expect(
      withoutZipcode
        .ready()
        .buying.sizes.map(({ description }) => description)
        .filter(Boolean),
    ).toEqual([]);
  });

  it('puts the chosen size into the cart and asks a visitor for an e-mail [PDP-41] [PDP-42] [PDP-43] [X-111]', async () => {
    const { page, shop } = await opened();
    page.pickSize('1012');
    page.setQuantity(2);
    expect(await page.add()).toBe('/guest/register');
    expect(shop.carts.changes).toEqual(['add 1012 2']);
    expect(shop.currentCart.get()).toEqual({ cartId: 'crt_1', unitCount: 2, isWalletOrder: false });
  });

  it('adds once, however often it is pressed', async () => {
    const { page, shop } = await opened();
    await Promise.all([page.add(), page.add()]);
    expect(shop.carts.changes).toEqual(['add 1011 1']);
  });
});

const sameDayFrom = (locationId: string, price: string, isActive = true) =>
  aSpeed({ locationId, price: dollars(price), isActive });

const withSpeeds = (...speeds: ReturnType<typeof aSpeed>[]) =>
  aProduct({ variants: [aVariant({ offers: speeds })] });

const fromTwoVendors = withSpeeds(
  aSpeed(),
  aSpeed({
    speed: 'Next Day',
    vendorId: '2',
    locationId: '12',
    vendorName: 'Empire Bottle',
    price: dollars('29.00'),
  }),
);

const sameDayFromThreeVendors = withSpeeds(
  sameDayFrom('11', '31.00', false),
  sameDayFrom('13', '35.00'),
  sameDayFrom('12', '33.00'),
);

interface Opening {
  shop?: FakeShop;
  product?: Product;
  id?: string;
  size?: string;
  speed?: string;
  zipcode?: string | null;
}

async function opened({
  shop = new FakeShop(),
  product,
  id = '101',
  size,
  speed,
  zipcode = '10001',
}: Opening = {}) {
  if (product) shop.catalog.products = [product];
  if (zipcode) shop.currentPlace.set(aPlace(zipcode));
  const page = shop.get(ProductDetailViewModel);
  await page.open(id, { size, speed });
  return { shop, page, ready: () => page.state as ProductState };
}
