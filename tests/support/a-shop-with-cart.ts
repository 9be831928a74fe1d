import { aCart } from './builders/cart';
import { aGuest } from './builders/customer';
import { aPlace } from './builders/location';
import { FakeShop } from './fake-shop';

/** A shop whose shopper has this cart, which a review of the order leaves as it is. */
export function aShopWithCart({ cart = aCart(), session = aGuest(), zipcode = '10001' } = {}): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace(zipcode));
  shop.currentSession.set(session);
  shop.currentCart.set({ cartId: cart.id, unitCount: cart.unitCount, isWalletOrder: false });
  shop.carts.cart = cart;
  shop.orders.cart = cart;
  return shop;
}
