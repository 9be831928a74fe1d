import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import {
  CHECKOUT_TABS,
  type CheckoutTab,
  checkoutTabFrom,
  MOBILE_TITLES,
} from '../../../domain/checkout/checkout-tab';
import { CurrentCart } from '../../../application/cart/current-cart.port';
import { checkoutTexts } from '../../../texts/checkout/checkout';
import { cartPath, checkoutPath } from '../../shared/paths/paths';
import { CheckoutStore } from '../checkout.store';

/** The tab bar, and who may enter which tab (CHK-01..09, ROUTE-62). */
@injectable()
export class CheckoutViewModel {
  /** Null until the first one has been entered. */
  tab: CheckoutTab | null = null;

  constructor(
    private readonly checkoutStore: CheckoutStore,
    private readonly currentCart: CurrentCart,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    const { tab } = this;
    const { checkout } = this.checkoutStore;
    return {
      tab,
      title: tab ? MOBILE_TITLES[tab] : '',
      tabs: CHECKOUT_TABS.map((candidate) => ({
        label: checkoutTexts.tabs[candidate],
        href: checkoutPath({ tab: candidate }),
        current: candidate === tab,
        disabled: candidate !== tab && !checkout.mayEnter(candidate),
      })),
    };
  }

  /** Opens the tab that the URL names, or returns the path to go to instead. */
  open(segment: string | undefined): string | null {
    // The cart is empty, and its page says so.
    if (this.currentCart.get().cartId === '') return cartPath();
    const requested = checkoutTabFrom(segment);
    const shown = this.isAllowed(requested)
      ? requested
      : (this.tab ?? this.checkoutStore.checkout.tabToShow(requested));
    this.tab = shown;
    // Moves the marker with the tab, so that a reload stays on it and the tab before is no longer open.
    this.checkoutStore.change((checkout) => checkout.entered().opened(shown).movingTo(shown));
    return shown === segment ? null : checkoutPath({ tab: shown });
  }

  /** leaving the page leaves checkout, and opening it again enters it. */
  flush(): void {
    this.dispose();
  }

  dispose(): void {
    this.checkoutStore.change((checkout) => checkout.left());
  }

  /**
   * Opened by its URL, a tab must be the one that the checkout was moving to. Within checkout, back and forward may
   * return to any tab that was opened (CHK-06).
   */
  private isAllowed(requested: CheckoutTab): boolean {
    const { checkout } = this.checkoutStore;
    const isBetweenTabs = this.tab !== null;
    return checkout.tabToShow(requested) === requested || (isBetweenTabs && checkout.mayEnter(requested));
  }
}
