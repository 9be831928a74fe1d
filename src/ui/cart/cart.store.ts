import { injectable } from 'inversify';
import { makeAutoObservable, observableRef } from 'mobx';
import { CurrentCart } from '../../application/cart/current-cart.port';
import type { CartHandle } from '../../domain/cart/cart-handle';

/** The cart's id and the badge's count, for every screen that asks (HEAD-07). */
@injectable()
export class CartStore {
  handle: CartHandle;

  constructor(currentCart: CurrentCart) {
    this.handle = currentCart.get();
    makeAutoObservable(this, { handle: observableRef }, { autoBind: true });
    currentCart.subscribe((handle) => this.receive(handle));
  }

  get unitCount(): number {
    return this.handle.unitCount;
  }

  get hasItems(): boolean {
    return this.handle.unitCount > 0;
  }

  private receive(handle: CartHandle): void {
    this.handle = handle;
  }
}
