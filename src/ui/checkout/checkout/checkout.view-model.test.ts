import { FakeShop } from '../../../../tests/support/fake-shop';
import { CheckoutViewModel } from './checkout.view-model';

describe('the checkout tabs', () => {
  it('are address, card and summary, in this order [CHK-01] [CHK-02] [CHK-03] [CHK-07]', () => {
    const { checkout } = aCheckout();
    checkout.open('address');
    expect(checkout.state.tabs.map(({ label, href }) => [label, href])).toEqual([
      ['Address', '/cart/address'],
      ['Card', '/cart/card'],
      ['Summary', '/cart/checkout'],
    ]);
  });

  it('can be entered only once they have been opened [CHK-06] [CHK-08]', () => {
    const { checkout, shop } = aCheckout();
    checkout.open('address');
    expect(enterable(checkout)).toEqual(['Address']);
    moveOn(shop, 'card');
    checkout.open('card');
    expect(enterable(checkout)).toEqual(['Address', 'Card']);
    moveOn(shop, 'checkout');
    checkout.open('checkout');
    expect(enterable(checkout)).toEqual(['Address', 'Card', 'Summary']);
  });

  it('are closed again by the address step, which marks only its own [CHK-09] [X-149]', () => {
    const { checkout, shop } = atSummary();
    expect(checkout.open('address')).toBeNull();
    expect(shop.currentCheckout.get().facts.openedSteps).toEqual(new Set(['address']));
    expect(checkout.open('card')).toBe('/cart/address');
  });

  it('opened by URL redirect to the current one, unless the checkout was moving there [ROUTE-62] [STORE-11] [X-015]', () => {
    const { checkout } = aCheckout();
    expect(checkout.open('card')).toBe('/cart/address');

    const { checkout: moved, shop } = aCheckout();
    moveOn(shop, 'card');
    expect(moved.open('card')).toBeNull();
  });

  it('stay where they are over a reload [ROUTE-41]', () => {
    const { shop } = atSummary();
    const reloaded = anotherVisit(shop);
    expect(reloaded.open('checkout')).toBeNull();
    expect(anotherVisit(shop).open('card')).toBe('/cart/checkout');
  });

  it('cannot be opened without a cart', () => {
    const { checkout } = aCheckout(new FakeShop());
    expect(checkout.open('address')).toBe('/cart');
    expect(checkout.open('checkout')).toBe('/cart');
  });

  it('start with the address if the segment is unknown [X-013]', () => {
    const { checkout } = aCheckout();
    expect(checkout.open('payment')).toBe('/cart/address');
    expect(checkout.open(undefined)).toBe('/cart/address');
  });

  it('are marked as under way until they are left [STORE-12] [X-153]', () => {
    const { checkout, shop } = aCheckout();
    checkout.open('address');
    expect(shop.currentCheckout.get().facts.isUnderWay).toBe(true);
    checkout.dispose();
    expect(shop.currentCheckout.get().facts.isUnderWay).toBe(false);
    checkout.open('address');
    checkout.flush();
    expect(shop.currentCheckout.get().facts.isUnderWay).toBe(false);
  });
});

function aCheckout(shop = aShopWithCart()) {
  return { shop, checkout: shop.get(CheckoutViewModel) };
}

function aShopWithCart(): FakeShop {
  const shop = new FakeShop();
  shop.currentCart.set({ ...shop.currentCart.get(), cartId: 'crt_1', unitCount: 1 });
  return shop;
}

function atSummary() {
  const opened = aCheckout();
  for (const tab of ['address', 'card', 'checkout'] as const) {
    moveOn(opened.shop, tab);
    opened.checkout.open(tab);
  }
  return opened;
}

/** A second visit to the same browser. */
function anotherVisit(earlier: FakeShop): CheckoutViewModel {
  const shop = aShopWithCart();
  shop.currentCheckout.set(earlier.currentCheckout.get());
  return shop.get(CheckoutViewModel);
}

const moveOn = ({ currentCheckout }: FakeShop, tab: 'address' | 'card' | 'checkout') =>
  currentCheckout.set(currentCheckout.get().movingTo(tab));

const enterable = (checkout: CheckoutViewModel) =>
  checkout.state.tabs.filter(({ disabled }) => !disabled).map(({ label }) => label);
