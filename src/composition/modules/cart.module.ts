import { ContainerModule } from 'inversify';
import { HttpCarts } from '../../adapters/http/cart/http-carts';
import type { BrowserStore } from '../../adapters/storage/browser-store';
import { storedCart } from '../../adapters/storage/stored-cart';
import { AdditionAttempts } from '../../application/cart/addition-attempts';
import { AddToCart } from '../../application/cart/add-to-cart';
import { Carts } from '../../application/cart/carts.port';
import { CurrentCart } from '../../application/cart/current-cart.port';
import { PutBack } from '../../application/cart/put-back';
import { CartStore } from '../../ui/cart/cart.store';

export const cartModule = (store: BrowserStore) =>
  new ContainerModule(({ bind }) => {
    bind(CurrentCart).toConstantValue(storedCart(store));
    bind(CartStore).toSelf();

    bind(Carts).to(HttpCarts);

    bind(AddToCart).toSelf();
    bind(AdditionAttempts).toSelf();
    bind(PutBack).toSelf();
  });
