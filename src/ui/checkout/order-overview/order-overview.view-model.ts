import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CartSession } from '../../../application/cart/cart-session';
import type { CartScreen, CartState } from '../../../application/cart/cart-state';
import { PricedCart } from '../../../application/cart/priced-cart';
import { Cart } from '../../../domain/cart/cart';
import { CartExtras } from '../../cart/cart-extras';
import { cartStatus, itemCount, toPriceSummaryState } from '../../cart/lines/cart-contents';
import { Observed } from '../../shared/view-model/observed';
import { toOrderGroups } from '../order-group-state';

/** What is being ordered, beside the steps before the summary: the cart as the cart page prices it. */
@injectable()
export class OrderOverviewViewModel {
  private readonly screen: CartScreen;
  private readonly cart: Observed<CartState>;

  constructor(
    private readonly session: CartSession,
    priced: PricedCart,
    private readonly extras: CartExtras,
  ) {
    this.cart = new Observed(session);
    this.screen = {
      fetch: () => priced.fetch(),
      isReviewed: () => priced.isReviewed(),
      onReceived: (cart, before) => extras.changes.receive(cart, before),
    };
    makeAutoObservable<this, 'screen'>(this, { screen: false }, { autoBind: true });
  }

  get state() {
    const { cart, problem, isUpdating } = this.cart.state;
    const shown = cart ?? Cart.empty;
    return {
      status: cartStatus(cart, problem),
      problem,
      changes: this.extras.changes.sentences,
      itemCount: itemCount(shown),
      groups: toOrderGroups(shown, this.extras),
      prices: { ...toPriceSummaryState(shown), isUpdating },
    } as const;
  }

  async load(): Promise<void> {
    this.extras.changes.begin();
    await this.session.show(this.screen);
  }

  dispose(): void {
    this.extras.changes.end();
    this.session.leave(this.screen);
  }
}
