import { ContainerModule } from 'inversify';
import { HttpCarts } from '../../adapters/http/cart/http-carts';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedCart } from '../../adapters/storage/stored-cart';
import { AddToCart } from '../../application/cart/add-to-cart';
import { Carts } from '../../application/cart/carts.port';
import { CartEventListener } from '../../application/cart/cart-event-listener';
import { BackendPlaceCart } from '../../application/cart/backend-place-cart';
import { StoredVisitorCart } from '../../application/cart/stored-visitor-cart';
import { CartTabs } from '../../application/cart/cart-tabs.port';
import { CurrentCart } from '../../application/cart/current-cart.port';
import { BuyProduct } from '../../application/catalog/buy-product.port';
import { CartSession } from '../../application/cart/cart-session';
import { VisitorCart } from '../../application/customer/visitor-cart.port';
import { PlaceCart } from '../../application/location/place-cart.port';

export const cartModule = (store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(CurrentCart).toConstantValue(storedCart(store));
    bind(CartTabs).toConstantValue(store.cartTabs);

    bind(Carts).to(HttpCarts);
    bind(PlaceCart).to(BackendPlaceCart);
    bind(VisitorCart).to(StoredVisitorCart);

    bind(AddToCart).toSelf();
    bind(BuyProduct).toService(AddToCart);
    bind(CartSession).toSelf();
    bind(CartEventListener).toSelf();
  });
