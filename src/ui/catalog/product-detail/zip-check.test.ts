import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { ProductDetailViewModel } from './product-detail.view-model';
import type { ProductState } from './product-state';

describe("the product page's zipcode", () => {
  it('says what to do while there is none [PDP-32]', async () => {
    const { page, zip } = await opened();
    expect(zip().helper).toBe('Enter 5-digit zipcode to enable fields');
    page.zipCheck.type('1');
    expect(zip().helper).toBe('');
  });

  it('says no such thing of an emptied field while a zipcode is shopped in: all is open [PDP-32] [X-100]', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('10001'));
    const { page, zip } = await opened(shop);
    page.zipCheck.type('');
    expect(zip()).toMatchObject({ zipcode: '', helper: '' });
    expect((page.state as ProductState).buying.isEnabled).toBe(true);
  });

  it('says that it is being verified [PDP-33]', async () => {
    const { page, zip } = await opened();
    page.zipCheck.type('10001');
    const checking = page.checkZipcode();
    expect(zip()).toMatchObject({ helper: 'Verifying...', isChecking: true, canSubmit: false });
    await checking;
    expect(zip().helper).toBe('');
  });

  it('is shopped in from then on, and the product is seen from there [PDP-46] [ERR-08] [X-022] [X-027]', async () => {
    const { page, shop, zip } = await opened();
    page.zipCheck.type('07030');
    await page.checkZipcode();
    expect(shop.currentPlace.get().zipcode?.value).toBe('07030');
    expect(shop.catalog.askedFrom.at(-1)?.zipcode?.value).toBe('07030');
    expect(shop.notifier.successes).toEqual(['Zipcode details fetched']);
    expect(zip().isVerified).toBe(true);
    expect(await page.add()).toBe('/guest/register');
  });

  it('keeps the size and the quantity that were chosen', async () => {
    const { page } = await opened();
    page.pickSize('1012');
    page.setQuantity(4);
    page.zipCheck.type('07030');
    await page.checkZipcode();
    expect((page.state as ProductState).buying).toMatchObject({ size: '1012', quantity: 4 });
  });

  it.each([
    ['not served', '59001', 'We are not currently serving the zipcode 59001'],
    ['no zipcode', '99999', 'Please enter a valid zipcode'],
  ])('stays unverified when it is %s [PDP-47] [ERR-08]', async (_case, typed, problem) => {
    const { page, shop, zip } = await opened();
    page.zipCheck.type(typed);
    await page.checkZipcode();
    expect(shop.notifier.failures).toEqual(['Failed to fetch zipcode details']);
    expect(zip()).toMatchObject({ problem, isVerified: false, isChecking: false });
  });

  it('stays unverified in an outage, and when the product cannot be loaded [PDP-47]', async () => {
    const { page, shop, zip } = await opened();
    page.zipCheck.type('10001');
    shop.serviceAreas.outage.begin();
    await page.checkZipcode();
    shop.serviceAreas.outage.end();
    shop.catalog.outage.begin();
    await page.checkZipcode();
    expect(shop.notifier.failures).toHaveLength(2);
    expect(zip().isVerified).toBe(false);
    expect(page.state.kind).toBe('ready');
  });

  it('warns before another zipcode empties the cart, and then empties it [X-026] [X-027]', async () => {
    const shop = aShopWithCart();
    const { page, zip } = await opened(shop);
    expect(zip().warning).toBe('');
    page.zipCheck.type('07030');
    expect(zip().warning).toBe('Your cart is for 10001. Changing the zipcode empties it.');
    await page.checkZipcode();
    expect(page.zipCheck.zipcodeQuestion).toMatchObject({ current: '10001', zipcode: '07030' });
    page.zipCheck.stay();
    expect(page.zipCheck.zipcodeQuestion).toBeNull();
    expect(zip()).toMatchObject({ zipcode: '10001', isVerified: true, isChecking: false });
    expect(shop.carts.changes).toEqual([]);
    page.zipCheck.type('07030');
    await page.checkZipcode();
    await page.confirmZipcodeChange();
    expect(shop.carts.changes).toEqual(['clear']);
    expect(shop.currentCart.get().unitCount).toBe(0);
    expect(shop.notifier.successes).toEqual(['Zipcode details fetched']);
    expect(shop.notifier.failures).toEqual([]);
  });
});

async function opened(shop = new FakeShop()) {
  const page = shop.get(ProductDetailViewModel);
  await page.open('101');
  return { shop, page, zip: () => (page.state as ProductState).zipCheck };
}
