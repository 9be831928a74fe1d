import { injectable } from 'inversify';
import { NO_CART } from '../../domain/cart/cart-handle';
import { SignedOut } from '../customer/signed-out.event';
import { type SessionCart, SessionStarted } from '../customer/session-started.event';
import { PlaceChanged } from '../location/place-changed.event';
import { AppEvents } from '../shared/app-events';
import { CartSession } from './cart-session';
import { CartTabs } from './cart-tabs.port';
import { CurrentCart } from './current-cart.port';

/**
 * Updates the current cart when the session or the place changes (AUTH-32, X-026, X-083), and tells other tabs what this
 * one has changed.
 */
@injectable()
export class CartEventListener {
  constructor(
    private readonly events: AppEvents,
    private readonly currentCart: CurrentCart,
    private readonly session: CartSession,
    private readonly tabs: CartTabs,
  ) {}

  listen(): void {
    this.events.on(SessionStarted, ({ cart }) => cart && this.adopt(cart));
    this.events.on(SignedOut, () => this.currentCart.set(NO_CART));
    this.events.on(PlaceChanged, () => this.currentCart.set(NO_CART));
    this.announceChanges();
  }

  private announceChanges(): void {
    let announced = this.session.state.confirmedChanges;
    this.session.subscribe(() => {
      const { confirmedChanges } = this.session.state;
      if (confirmedChanges !== announced) this.tabs.announce();
      announced = confirmedChanges;
    });
  }

  private adopt({ cartId, unitCount }: SessionCart): void {
    const before = this.currentCart.get();
    if (unitCount !== undefined) this.currentCart.set({ cartId, unitCount, isWalletOrder: false });
    else this.currentCart.set({ ...before, cartId: cartId || before.cartId });
  }
}
