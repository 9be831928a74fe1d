import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { dollars } from '../../../../tests/support/builders/catalog';
import { settled } from '../../../../tests/support/settled';
import type { CartLine } from '../../../domain/cart/cart-line';
import { unavailable } from '../../../domain/shared/failure';
import { CartViewModel } from '../cart/cart.view-model';

const SAME_DAY = '11_Same Day';
const local = aLine({ id: '1' });
const courier = aLine({
  id: '2',
  variantId: '1021',
  name: 'North Fork Rye',
  speedLabel: 'Next Day',
  locationId: '12',
  quantity: 3,
  total: dollars('96.00'),
});

describe('a line that was removed', () => {
  it('can be undone: the same variant, location, speed, quantity and date, on a line of its own [CART-10] [CART-16]', async () => {
    const { cart, shop } = await aCartPage();
    cart.chooseDate('2', '2030-06-05');
    cart.remove('2');
    await settled();
    expect(cart.state.groups).toHaveLength(1);
    expect(cart.state.removal).toMatchObject({
      name: 'North Fork Rye',
      canUndo: true,
      groupAt: 1,
      lineAt: 0,
    });

    await cart.undoRemoval();
    expect(shop.carts.changes).toEqual(['remove 2', 'add 1021 3']);
    expect(cart.state.removal).toBeNull();
    const back = cart.state.groups[1]?.lines[0];
    expect(back).toMatchObject({ name: 'North Fork Rye', quantity: 3, isRestored: true });
    expect(back?.id).not.toBe('2');
    await settled();
    expect(cart.state.groups[1]?.lines[0]?.schedule?.date).toBe('2030-06-05');
    expect(shop.currentCart.get()).toEqual({ cartId: 'crt_1', unitCount: 4, isWalletOrder: false });
    expect(shop.notifier.successes).toEqual(['North Fork Rye is back in your cart.']);
  });

  it('by a quantity of 0 can be restored as well [CART-15] [X-115]', async () => {
    const { cart, shop } = await aCartPage();
    cart.changeQuantity('2', 2);
    cart.changeQuantity('2', 0);
    await cart.undoRemoval();
    expect(shop.carts.changes).toEqual(['remove 2', 'add 1021 2']);
  });

  it('is restored with the date and the slot of its group [CART-19]', async () => {
    const { cart } = await aCartPage();
    await chooseSlot(cart);
    cart.remove('1');
    await settled();
    await cart.undoRemoval();
    await settled();
    const group = cart.state.groups.find(({ key }) => key === SAME_DAY);
    expect(group?.schedule).toMatchObject({ date: '06/01/2030', slot: '10:00 - 12:00' });
  });

  it('can be restored to the same cart when it was the last one [CART-07]', async () => {
    const { cart, shop } = await aCartPage([local]);
    cart.remove('1');
    await settled();
    expect(cart.state).toMatchObject({ status: 'empty', removal: { name: 'Old Harbor Bourbon' } });
    await cart.undoRemoval();
    expect(cart.state).toMatchObject({ status: 'ready', itemCount: '1 item' });
    expect(shop.currentCart.get().cartId).toBe('crt_1');
  });

  it('is offered until the cart is changed again', async () => {
    const { cart } = await aCartPage();
    cart.remove('2');
    await settled();
    cart.changeQuantity('1', 2);
    expect(cart.state.removal).toBeNull();

    const { cart: other } = await aCartPage();
    other.remove('2');
    other.remove('1');
    await settled();
    expect(other.state.removal?.name).toBe('Old Harbor Bourbon');
  });

  it.each([
    ['was to be served at the venue', aLine({ speedLabel: 'Dine-In' })],
    ['is out of stock', aLine({ isOutOfStock: true })],
  ])('is announced, and cannot be undone if it %s', async (_why, line) => {
    const { cart, shop } = await aCartPage([line]);
    cart.remove('1');
    await settled();
    expect(cart.state.removal).toMatchObject({ name: 'Old Harbor Bourbon', canUndo: false });
    await cart.undoRemoval();
    expect(shop.carts.changes).toEqual(['remove 1']);
  });

  it('is not shown where another tab has ordered the cart', async () => {
    const { cart, shop } = await aCartPage();
    shop.currentCart.clear();
    cart.remove('2');
    shop.carts.cart = aCart({ id: 'crt_2', lines: [] });
    await settled();
    expect(cart.state).toMatchObject({ status: 'empty', removal: null });
  });
});

describe('undoing a removal', () => {
  it.each(['This product is out of stock.', 'You can buy at most 24 of one item.'])(
    "shows the backend's reason why it cannot be undone: %s [PDP-45]",
    async (message) => {
      const { cart, shop } = await aCartPage();
      cart.remove('2');
      await settled();
      shop.carts.refusal = message;
      await cart.undoRemoval();
      expect(cart.state.removal).toMatchObject({ problem: message, canUndo: true, isRestoring: false });
      expect(shop.notifier.failures).toEqual([]);
    },
  );

  it('can be retried after an outage [NET-10]', async () => {
    const { cart, shop } = await aCartPage();
    cart.remove('2');
    await settled();
    shop.carts.outage.begin();
    await cart.undoRemoval();
    expect(cart.state.removal?.problem).toBe('You are not connected to internet');
    await cart.undoRemoval();
    expect(cart.state.removal?.problem).toBe('You are not connected to internet');
    shop.carts.outage.end();
    await cart.undoRemoval();
    expect(cart.state.groups).toHaveLength(2);
  });

  it('adds nothing twice when only the answer was lost', async () => {
    const { cart, shop } = await aCartPage();
    cart.remove('2');
    await settled();
    const add = shop.carts.add.bind(shop.carts);
    let lost = 2;
    shop.carts.add = async (...addition) => {
      const answer = await add(...addition);
      lost -= 1;
      return lost < 0 ? answer : unavailable('offline', 'You are not connected to internet');
    };
    await cart.undoRemoval();
    expect(cart.state.removal?.problem).toBe('You are not connected to internet');
    await cart.undoRemoval();
    expect(shop.carts.cart.unitCount).toBe(4);
    expect(cart.state.groups[1]?.lines[0]).toMatchObject({ quantity: 3, isRestored: true });
  });

  it('is shown once the backend has given it its id, so that no change of it is lost [CART-15]', async () => {
    const { cart, shop } = await aCartPage();
    cart.remove('2');
    await settled();
    const show = shop.carts.show.bind(shop.carts);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    shop.carts.show = async (cartId) => held.then(() => show(cartId));
    const undone = cart.undoRemoval();
    await settled();
    expect(shop.carts.changes).toEqual(['remove 2', 'add 1021 3']);
    expect(cart.state.groups).toHaveLength(1);
    expect(cart.state.removal).toMatchObject({ isRestoring: true });
    answer();
    await undone;
    expect(cart.state.groups[1]?.lines[0]).toMatchObject({ isRestored: true });
  });

  it('can be retried, and is not added twice, when it was added and the cart could not be fetched [NET-10]', async () => {
    const { cart, shop } = await aCartPage();
    cart.remove('2');
    await settled();
    const add = shop.carts.add.bind(shop.carts);
    shop.carts.add = async (...addition) => {
      const answer = await add(...addition);
      shop.carts.outage.begin();
      return answer;
    };
    await cart.undoRemoval();
    await settled();
    expect(cart.state.removal).toMatchObject({ isRestoring: false });
    expect(cart.state.removal?.problem).not.toBe('');
    shop.carts.outage.end();
    await cart.undoRemoval();
    expect(shop.carts.changes).toEqual(['remove 2', 'add 1021 3']);
    expect(cart.state.groups[1]?.lines[0]).toMatchObject({ quantity: 3, isRestored: true });
  });

  it('adds nothing when the removal itself has failed', async () => {
    const { cart, shop } = await aCartPage();
    shop.carts.outage.begin();
    cart.remove('2');
    const undone = cart.undoRemoval();
    await Promise.resolve();
    shop.carts.outage.end();
    await undone;
    expect(shop.carts.changes).toEqual(['remove 2']);
    expect(cart.state.removal).toBeNull();
    expect(cart.state.groups[1]?.lines[0]).toMatchObject({ id: '2', quantity: 3, isRestored: true });
  });

  it('loses no pending quantity, before it or in the meantime [CART-13]', async () => {
    const { cart, shop } = await aCartPage();
    cart.remove('2');
    const undone = cart.undoRemoval();
    cart.changeQuantity('1', 5);
    expect(shop.currentCart.get().unitCount).toBe(5);
    await undone;
    expect(cart.state.groups[0]?.lines[0]?.quantity).toBe(5);
    shop.clock.advance(800);
    await settled();
    expect(shop.carts.changes).toEqual(['remove 2', 'add 1021 3', 'quantity 1 5']);
    expect(cart.state).toMatchObject({ itemCount: '8 items', prices: { isUpdating: false } });
  });

  it('makes one call, however often it is pressed', async () => {
    const { cart, shop } = await aCartPage();
    cart.remove('2');
    await Promise.all([cart.undoRemoval(), cart.undoRemoval()]);
    expect(shop.carts.changes).toEqual(['remove 2', 'add 1021 3']);
  });

  it('is awaited by CHECKOUT, which then requires a date for the restored line [CART-20] [CART-25]', async () => {
    const { cart } = await aCartPage();
    await chooseSlot(cart);
    cart.remove('2');
    await settled();
    const [, path] = await Promise.all([cart.undoRemoval(), cart.proceed()]);
    expect(path).toBeNull();
    expect(cart.state.missing.map(({ message }) => message)).toEqual(['North Fork Rye: choose a date']);
    cart.chooseDate(cart.state.groups[1]?.lines[0]?.id ?? '', '2030-06-05');
    expect(await cart.proceed()).toBe('/cart/address');
  });

  it('is not needed to continue: CHECKOUT leaves out what was removed [CART-26]', async () => {
    const { cart } = await aCartPage();
    await chooseSlot(cart);
    cart.remove('2');
    expect(await cart.proceed()).toBe('/cart/address');
  });

  it('needs a zipcode [PDP-35]', async () => {
    const { cart, shop } = await aCartPage();
    cart.remove('2');
    await settled();
    shop.currentPlace.clear();
    await cart.undoRemoval();
    expect(cart.state.removal?.problem).toBe('Please enter and verify zipcode before adding to cart');
  });
});

async function aCartPage(lines: readonly CartLine[] = [local, courier]) {
  const shop = aShopWithCart({ cart: aCart({ lines }) });
  const cart = shop.get(CartViewModel);
  await cart.load();
  await settled();
  return { shop, cart };
}

async function chooseSlot(cart: CartViewModel): Promise<void> {
  cart.openSlots(SAME_DAY);
  await settled();
  cart.slots.pickSlot('10:00 - 12:00');
  cart.slots.confirm();
}
