import { aShopWithCart } from '../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../tests/support/builders/cart';
import { FakeShop } from '../../../tests/support/fake-shop';
import { settled } from '../../../tests/support/settled';
import { NO_CART } from '../../domain/cart/cart-handle';
import { unavailable } from '../../domain/shared/failure';
import { SignedOut } from '../customer/signed-out.event';
import { PlaceChanged } from '../location/place-changed.event';
import { AppEvents } from '../shared/app-events';
import type { CartScreen } from './cart-state';
import { CartSession } from './cart-session';

const bourbon = aLine({ id: '1' });
const rye = aLine({ id: '2', variantId: '1021', name: 'Rye', locationId: '12' });

const TWO_BOTTLES = { name: 'Old Harbor Bourbon', size: '750', quantity: 2 };

describe('a quantity', () => {
  it('is shown and counted at once, and sent after 800 ms without another change [CART-11] [CART-13] [CONST-32]', async () => {
    const { session, shop } = await opened();
    session.setQuantity('1', 2);
    shop.clock.advance(700);
    session.setQuantity('1', 3);
    expect(session.state).toMatchObject({ handle: { unitCount: 4 }, isUpdating: true });
    expect(session.state.cart?.line('1')?.quantity).toBe(3);
    shop.clock.advance(799);
    await settled();
    expect(shop.carts.changes).toEqual([]);
    shop.clock.advance(1);
    await settled();
    expect(shop.carts.changes).toEqual(['quantity 1 3']);
    expect(session.state.isUpdating).toBe(false);
  });

  it('is sent at once when another line is changed [CART-14]', async () => {
    const { session, shop } = await opened();
    session.setQuantity('1', 2);
    session.setQuantity('2', 5);
    await settled();
    expect(shop.carts.changes).toEqual(['quantity 1 2']);
    expect(session.state.cart?.line('2')?.quantity).toBe(5);
  });

  it('reverts to the value of the backend when refused, which is reported once', async () => {
    const { session, shop } = await opened();
    shop.carts.refusal = 'Only 2 are left.';
    session.setQuantity('1', 9);
    expect(await session.saveChanges()).toBe(false);
    expect(shop.notifier.failures).toEqual(['Only 2 are left.']);
    expect(session.state.cart?.line('1')?.quantity).toBe(1);
    expect(session.state.handle.unitCount).toBe(2);
  });
});

describe('the cart', () => {
  it('is null until the screen has received it, with the reason if it cannot be loaded [CART-01]', async () => {
    const shop = aShop();
    const session = shop.get(CartSession);
    shop.carts.outage.begin();
    const screen = aScreen(shop);
    await session.show(screen);
    expect(session.state).toMatchObject({ cart: null, problem: 'You are not connected to internet' });
    shop.carts.outage.end();
    await session.refresh();
    expect(session.state).toMatchObject({ cart: { unitCount: 2 }, problem: '' });
  });

  it('is requested again when the last change is confirmed [CART-16]', async () => {
    const { session, shop } = await opened();
    session.remove('2');
    session.remove('2');
    await settled();
    expect(shop.carts.changes).toEqual(['remove 2']);
    expect(session.state.cart?.summary.subtotal.format()).toBe('$32.00');
  });

  it('that was requested before a removal does not undo it [CART-10] [CART-16]', async () => {
    const { session, shop } = await opened();
    const before = await shop.carts.show('crt_1');
    let arrive = () => {};
    const late = new Promise<typeof before>((resolve) => (arrive = () => resolve(before)));
    const show = shop.carts.show.bind(shop.carts);
    shop.carts.show = () => {
      shop.carts.show = show;
      return late;
    };
    session.setQuantity('1', 3);
    session.flush();
    await settled();
    session.remove('2');
    const shown: number[] = [];
    session.subscribe(() => shown.push(session.state.cart?.lines.length ?? 0));
    arrive();
    await settled();
    expect(new Set(shown)).toEqual(new Set([1]));
    expect(shop.carts.changes).toEqual(['quantity 1 3', 'remove 2']);
  });

  it('restores a line whose removal did not reach the backend', async () => {
    const { session, shop } = await opened();
    shop.carts.outage.begin();
    session.remove('2');
    await settled();
    expect(shop.notifier.failures).toEqual(['You are not connected to internet']);
    expect(session.state.cart?.lines).toHaveLength(2);
    expect(session.state.removed).toBeNull();
  });

  it('that another tab has ordered is not restored by this one [SUM-12]', async () => {
    const { session, shop } = await opened();
    shop.currentCart.clear();
    shop.carts.refusal = 'This cart does not exist.';
    session.setQuantity('1', 4);
    session.flush();
    await settled();
    expect(shop.currentCart.get()).toEqual(NO_CART);
    expect(session.state.cart?.isEmpty).toBe(true);
  });

  it('is taken over when another tab changes it, and not written again', async () => {
    const { session, shop } = await opened();
    const written: number[] = [];
    shop.currentCart.subscribe(({ unitCount }) => written.push(unitCount));
    shop.currentCart.set({ cartId: 'crt_1', unitCount: 7, isWalletOrder: false });
    expect(session.state.handle.unitCount).toBe(7);
    expect(written).toEqual([7]);
  });

  it.each([
    ['the session has ended [X-083]', new SignedOut()],
    ['the zipcode has changed [GATE-09]', new PlaceChanged()],
  ])('is cleared once %s, whatever is answered later', async (_what, event) => {
    const { session, shop, screen } = await opened();
    session.setQuantity('1', 4);
    session.leave(screen);
    shop.get(AppEvents).publish(event);
    await settled();
    expect(session.state.handle).toEqual(NO_CART);
    expect(shop.currentCart.get()).toEqual(NO_CART);
  });
});

describe('an addition', () => {
  it('is deducted from the current cart when refused [PDP-45]', async () => {
    const { session, shop } = await added();
    shop.carts.refusal = 'Only 1 left in stock.';
    const answer = session.add(anAddition(shop, 3), TWO_BOTTLES);
    shop.currentCart.set({ cartId: 'crt_9', unitCount: 1, isWalletOrder: false });
    expect(await answer).toMatchObject({ ok: false, failure: { message: 'Only 1 left in stock.' } });
    expect(shop.currentCart.get()).toEqual({ cartId: 'crt_9', unitCount: 1, isWalletOrder: false });
    expect(shop.notifier.failures).toEqual([]);
  });

  it('that is answered after the cart was replaced changes nothing [SUM-12]', async () => {
    const { session, shop } = await added();
    const answer = session.add(anAddition(shop, 3), TWO_BOTTLES);
    await Promise.resolve();
    shop.currentCart.clear();
    await answer;
    expect(session.state.handle).toEqual(NO_CART);
    shop.currentCart.set({ cartId: 'crt_9', unitCount: 1, isWalletOrder: false });
    await session.show(aScreen(shop));
    expect(session.state.added).toBeNull();
  });

  it('is sent under one key until its outcome is known, and under a new one afterwards [NET-10] [X-150]', async () => {
    const { session, shop } = await added();
    const keys: string[] = [];
    const lost = () => Promise.resolve(unavailable('timeout', 'The shop took too long to answer.'));
    const addition = {
      ...anAddition(shop, 1),
      send: (_cartId: string, key: string) => (keys.push(key), lost()),
    };
    await session.add(addition, TWO_BOTTLES);
    await session.add(addition, TWO_BOTTLES);
    expect(new Set(keys).size).toBe(1);
    await session.add({ ...addition, content: { variantId: 'other' } }, TWO_BOTTLES);
    expect(new Set(keys).size).toBe(2);
  });

  it('waits for the previous one, so that both go into the same cart [X-150]', async () => {
    const shop = new FakeShop();
    const session = shop.get(CartSession);
    await Promise.all([
      session.add(anAddition(shop, 1), TWO_BOTTLES),
      session.add(anAddition(shop, 2), TWO_BOTTLES),
    ]);
    expect(shop.carts.additions.map(({ cartId }) => cartId)).toEqual(['', 'crt_1']);
    expect(session.state.handle.unitCount).toBe(3);
  });
});

describe('what was added', () => {
  it('is named once a screen shows the cart, until that screen is left', async () => {
    const { session, shop } = await added();
    await session.add(anAddition(shop, 2), TWO_BOTTLES);
    expect(session.state.added).toBeNull();
    const screen = aScreen(shop);
    await session.show(screen);
    expect(session.state.added).toEqual(TWO_BOTTLES);
    session.leave(screen);
    await session.show(aScreen(shop));
    expect(session.state.added).toBeNull();
  });

  it.each<[string, (session: CartSession, shop: FakeShop) => void]>([
    ['a quantity is changed', (session) => session.setQuantity('1', 2)],
    ['a line is removed', (session) => session.remove('2')],
    ['the cart is ordered in another tab', (_session, shop) => shop.currentCart.clear()],
  ])('is no longer named after %s', async (_change, change) => {
    const { session, shop } = await added();
    await session.add(anAddition(shop, 2), TWO_BOTTLES);
    await session.show(aScreen(shop));
    change(session, shop);
    expect(session.state.added).toBeNull();
  });

  it('is not named if it was refused', async () => {
    const { session, shop } = await added();
    shop.carts.refusal = 'Only 1 left in stock.';
    await session.add(anAddition(shop, 2), TWO_BOTTLES);
    await session.show(aScreen(shop));
    expect(session.state.added).toBeNull();
  });
});

const aShop = () => aShopWithCart({ cart: aCart({ lines: [bourbon, rye] }) });

const aScreen = (shop: FakeShop): CartScreen => ({
  fetch: () => shop.carts.show(shop.currentCart.get().cartId),
  isReviewed: () => false,
});

/** A screen shows the cart. */
async function opened() {
  const shop = aShop();
  const session = shop.get(CartSession);
  const screen = aScreen(shop);
  await session.show(screen);
  return { shop, session, screen };
}

/** No screen shows the cart, so only its count is known. */
async function added() {
  const shop = aShop();
  return { shop, session: shop.get(CartSession) };
}

function anAddition(shop: FakeShop, units: number) {
  const product = {
    ...{ variantId: '1011', quantity: units, zipcode: '10001', locationId: '11', speed: 'Same Day' },
    isForWallet: false,
  };
  const send = (cartId: string, key: string) => shop.carts.add({ cartId, ...product }, key);
  return { content: product, units, isWalletOrder: false, send };
}
