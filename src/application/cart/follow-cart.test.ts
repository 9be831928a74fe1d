import { aShopWithCart } from '../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../tests/support/builders/cart';
import { FakeShop } from '../../../tests/support/fake-shop';
import { settled } from '../../../tests/support/settled';
import { NO_CART } from '../../domain/cart/cart-handle';
import { CartSession } from './cart-session';
import { FollowCart } from './follow-cart';

const MINUTE = 60_000;
const bourbon = aLine({ id: '1' });
const rye = aLine({ id: '2', variantId: '1021', name: 'Rye', locationId: '12' });

describe('a cart that is on the screen', () => {
  it('is requested again as soon as another tab has changed it', async () => {
    const { shop, session, requests } = await followed();
    inAnotherTab(shop);
    await settled();
    expect(session.state.cart?.lines.map(({ name }) => name)).toEqual(['Old Harbor Bourbon']);
    expect(requests()).toBe(1);
  });

  it('that is hidden is requested only when it is shown again', async () => {
    const { shop, session, requests } = await followed();
    shop.pageVisibility.hide();
    inAnotherTab(shop);
    inAnotherTab(shop);
    await settled();
    expect(requests()).toBe(0);
    shop.pageVisibility.show();
    await settled();
    expect(requests()).toBe(1);
    expect(session.state.cart?.lines).toHaveLength(1);
  });

  it('is not requested when it was hidden only shortly and nothing has changed', async () => {
    const { shop, requests } = await followed();
    shop.pageVisibility.hide();
    shop.clock.advance(5 * MINUTE - 1);
    shop.pageVisibility.show();
    await settled();
    expect(requests()).toBe(0);
  });

  it('is requested once when the shopper returns after five minutes', async () => {
    const { shop, requests } = await followed();
    shop.pageVisibility.hide();
    shop.clock.advance(5 * MINUTE);
    shop.pageVisibility.show();
    shop.pageVisibility.show();
    await settled();
    expect(requests()).toBe(1);
  });

  it('is requested when the browser restores the page, which has missed what others announced', async () => {
    const { shop, requests } = await followed();
    shop.pageVisibility.hide();
    shop.pageVisibility.restore();
    await settled();
    expect(requests()).toBe(1);
  });

  it('is replaced by the cart that another tab has started, or by none after its order', async () => {
    const { shop, session } = await followed();
    shop.carts.cart = aCart({ id: 'crt_2', lines: [rye] });
    shop.currentCart.set({ cartId: 'crt_2', unitCount: 1, isWalletOrder: false });
    await settled();
    expect(session.state.cart?.lines.map(({ name }) => name)).toEqual(['Rye']);
    shop.currentCart.set(NO_CART);
    await settled();
    expect(session.state.cart?.isEmpty).toBe(true);
  });

  it('keeps the quantity that is being changed, and sends it', async () => {
    const { shop, session } = await followed();
    session.setQuantity('1', 5);
    inAnotherTab(shop);
    await settled();
    expect(session.state.cart?.line('1')?.quantity).toBe(5);
    shop.clock.advance(800);
    await settled();
    expect(shop.carts.changes).toEqual(['quantity 1 5']);
    expect(session.state.cart).toMatchObject({ unitCount: 5 });
  });

  it('stays unchanged, without a message, when the request fails, and is requested when shown again', async () => {
    const { shop, session } = await followed();
    shop.carts.outage.begin();
    inAnotherTab(shop);
    await settled();
    expect(session.state.cart?.lines).toHaveLength(2);
    expect(shop.notifier.failures).toEqual([]);
    shop.carts.outage.end();
    shop.pageVisibility.hide();
    shop.pageVisibility.show();
    await settled();
    expect(session.state.cart?.lines).toHaveLength(1);
  });

  it('is no longer followed once the screen is left', async () => {
    const { shop, stop, requests } = await followed();
    stop();
    inAnotherTab(shop);
    shop.pageVisibility.restore();
    await settled();
    expect(requests()).toBe(0);
  });
});

describe('the other tabs', () => {
  it('are notified of each change that the backend has confirmed, and of no other', async () => {
    const { shop, session } = await followed();
    session.setQuantity('1', 2);
    await settled();
    expect(shop.cartTabs.announcements).toBe(0);
    await session.saveChanges();
    expect(shop.cartTabs.announcements).toBe(1);
    await session.applyCoupon('OLD5');
    expect(shop.cartTabs.announcements).toBe(1);
    await session.applyCoupon('SAVE10');
    expect(shop.cartTabs.announcements).toBe(2);
    shop.carts.refusal = 'Only 2 are left.';
    session.setQuantity('1', 3);
    await session.saveChanges();
    expect(shop.cartTabs.announcements).toBe(2);
  });
});

/** Another tab removes the rye. */
function inAnotherTab(shop: FakeShop): void {
  shop.carts.cart = aCart({ lines: [bourbon] });
  shop.cartTabs.hear();
}

async function followed() {
  const shop = aShopWithCart({ cart: aCart({ lines: [bourbon, rye] }) });
  const session = shop.get(CartSession);
  let requested = 0;
  const stop = shop.get(FollowCart).begin();
  await session.show({
    fetch: () => {
      requested += 1;
      return shop.carts.show(shop.currentCart.get().cartId);
    },
    isReviewed: () => false,
  });
  requested = 0;
  return { shop, session, stop, requests: () => requested };
}
