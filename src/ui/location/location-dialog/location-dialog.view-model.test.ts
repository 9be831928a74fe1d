import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { anArea } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { LocationDialogViewModel } from './location-dialog.view-model';

describe('the zipcode dialog', () => {
  it.each([
    ['', 'Pincode is required.'],
    ['12a45', 'Pincode must be a number.'],
    ['12.45', 'Must be a number.'],
    ['1234', 'Must be exactly 5 digit'],
    ['123456', 'Must be exactly 5 digit'],
  ])('refuses %p [GATE-03] [GATE-04] [GATE-05] [GATE-06] [X-024]', async (typed, problem) => {
    const { dialog, shop } = aDialog();
    await dialog.type(typed);
    expect(await dialog.submit()).toBeNull();
    expect(dialog.state.problem).toBe(problem);
    expect(shop.notifier.successes).toEqual([]);
  });

  it('changes to an accepted zipcode, in place of the former one, and says so [GATE-01] [GATE-07] [GATE-08] [GATE-11] [GATE-12] [STORE-04] [X-028]', async () => {
    const { dialog, shop } = aDialog();
    shop.homepages.stores = [anArea('07030', { state: 'NJ', locationIds: ['14'] }), anArea('10001')];
    for (const { zipcode, state, locationIds } of shop.homepages.stores) {
      await dialog.type(zipcode.value);
      expect(await dialog.submit()).toBe('/');
      const place = { zipcode, state, location: state, locationIds, isGatePassed: false };
      expect(shop.currentPlace.get()).toMatchObject(place);
      expect(shop.notifier.successes.at(-1)).toBe('Pin Code Changed');
    }
    expect(shop.carts.changes).toEqual([]);
  });

  it('warns before it empties the cart, and then empties it [GATE-09] [X-026]', async () => {
    const { dialog, shop } = aDialog(withCartFor('07030'));
    expect(dialog.state.warning).toBe(
      'The 3 items in your cart for 07030 will be removed when you change the zipcode.',
    );
    await dialog.type('10001');
    expect(dialog.state.question).toEqual({
      current: '07030',
      zipcode: '10001',
      soldThere: [{ id: '1', name: 'Old Harbor Bourbon', amount: '3 × 750 ml' }],
      notSoldThere: [],
      isChanging: false,
    });
    expect(await dialog.submit()).toBeNull();
    expect(shop.carts.changes).toEqual([]);
    expect(await dialog.confirm()).toBe('/');
    expect(shop.carts.changes).toEqual(['clear']);
    expect(shop.currentCart.get()).toMatchObject({ cartId: '', unitCount: 0 });
    expect(shop.notifier.successes).toEqual(['Pin Code Changed']);
  });

  it('does not empty a cart that it could not show, or in an outage [X-026]', async () => {
    const { dialog, shop } = aDialog(withCartFor('07030'));
    await dialog.type('10001');
    shop.carts.outage.begin();
    expect(await dialog.confirm()).toBeNull();
    expect(await dialog.submit()).toBeNull();
    expect(shop.notifier.failures).toHaveLength(2);
    expect(shop.currentPlace.get().zipcode?.value).toBe('07030');
    expect(shop.currentCart.get().cartId).toBe('crt_1');
  });

  it('shows what a complete zipcode would remove, and nothing for one that is not complete or was typed over [X-026]', async () => {
    const { dialog, shop } = aDialog(withCartFor('07030'));
    await dialog.type('1000');
    expect(dialog.state).toMatchObject({ problem: '', question: null, isChecking: false });
    const outdated = dialog.type('10001');
    expect(dialog.state.isChecking).toBe(true);
    await dialog.type('1000');
    await outdated;
    expect(dialog.state).toMatchObject({ question: null, isChecking: false });
    await dialog.type('10001');
    expect(dialog.state.question).toMatchObject({ zipcode: '10001' });
    await dialog.type('1000');
    expect(dialog.state.question).toBeNull();
    expect(shop.currentPlace.get().zipcode?.value).toBe('07030');
  });

  it('refuses a complete zipcode that is not served before CONTINUE is pressed [ERR-02] [X-026]', async () => {
    const { dialog, shop } = aDialog(withCartFor('07030'));
    shop.homepages.invalidZipcodeText = '';
    await dialog.type('00000');
    expect(dialog.state).toMatchObject({ problem: 'Invalid zipcode', question: null, isChecking: false });
  });

  it('offers other zipcodes for one that is not served, and takes the one picked [GATE-17] [ERR-15]', async () => {
    const { dialog, shop } = aDialog();
    await dialog.type('59001');
    expect(await dialog.submit()).toBeNull();
    expect(dialog.state).toMatchObject({
      alternatives: [
        { zipcode: '10001', place: 'New York, NY' },
        { zipcode: '07030', place: 'Hoboken, NJ' },
      ],
      isChecking: false,
    });
    expect(await dialog.pick('07030')).toBe('/');
    expect(shop.currentPlace.get().zipcode?.value).toBe('07030');
    expect(shop.notifier.successes).toEqual(['Pin Code Changed']);
  });

  it('asks before an alternative empties the cart, and offers none for what was typed since or is no zipcode [GATE-17] [X-026]', async () => {
    const { dialog, shop } = aDialog(withCartFor('07030'));
    await dialog.type('99999');
    expect(dialog.state.alternatives).toEqual([]);
    const outdated = dialog.type('59001');
    await dialog.type('5900');
    await outdated;
    expect(dialog.state.alternatives).toEqual([]);
    await dialog.type('59001');
    shop.carts.outage.begin();
    expect(await dialog.pick('10001')).toBeNull();
    expect(dialog.state).toMatchObject({ isChecking: false, question: null, alternatives: [{}, {}] });
    shop.carts.outage.end();
    expect(await dialog.pick('10001')).toBeNull();
    expect(dialog.state).toMatchObject({
      zipcode: '10001',
      problem: '',
      question: { current: '07030', zipcode: '10001' },
    });
    expect(shop.carts.changes).toEqual([]);
    expect(await dialog.confirm()).toBe('/');
  });

  it('never changes the zipcode without a press, even if the cart turns out to be empty [X-026]', async () => {
    const { dialog, shop } = aDialog(withCartFor('07030'));
    shop.carts.cart = aCart({ lines: [] });
    await dialog.type('10001');
    expect(dialog.state).toMatchObject({ question: null, isChecking: false });
    expect(shop.currentPlace.get().zipcode?.value).toBe('07030');
    expect(await dialog.submit()).toBe('/');
  });

  it('does not empty the cart of the same zipcode [X-026]', async () => {
    const { dialog, shop } = aDialog(withCartFor('07030'));
    await dialog.type('07030');
    expect(dialog.state.warning).toBe('');
    expect(await dialog.submit()).toBe('/');
    expect(shop.carts.changes).toEqual([]);
  });
});

const withCartFor = (zipcode: string) =>
  aShopWithCart({ cart: aCart({ lines: [aLine({ quantity: 3 })] }), zipcode });

function aDialog(shop = new FakeShop()) {
  return { shop, dialog: shop.get(LocationDialogViewModel) };
}
