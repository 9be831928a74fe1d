import type { Cart } from '../cart/cart';
import type { CheckoutTab } from './checkout-tab';
import { NO_PAYMENT, type PaymentChoice } from './payment-choice';
import { NO_SELECTION, type ShippingSelection } from './shipping-selection';
import { NO_TABS, opened, type TabFlags } from './tab-flags';
import type { TipPercentage } from '../../../rules/checkout/tip';

export interface CheckoutFacts {
  readonly tabs: TabFlags;
  readonly currentTab: CheckoutTab;
  /** Written just before the shop itself moves to a tab (STORE-11, X-015). */
  readonly nextTab: CheckoutTab | null;
  readonly addressId: string;
  readonly selection: ShippingSelection;
  readonly payment: PaymentChoice;
  readonly tip: TipPercentage;
  /** Names one attempt to place the order, so that it is placed once; empty before the first. */
  readonly attemptKey: string;
  /** The cart whose buyer has shown their face; empty before. */
  readonly faceVerifiedCartId: string;
  /** True while the shopper is in `/cart/:cartflow` (STORE-12). */
  readonly isUnderWay: boolean;
  /** Each group's fee by its key, as the cart last told it (STORE-10). */
  readonly deliveryFees: Readonly<Record<string, string>>;
}

/** How far the shopper has come between the cart and the placed order (STATE-02). */
export class Checkout {
  static readonly fresh = new Checkout({
    tabs: NO_TABS,
    currentTab: 'address',
    nextTab: null,
    addressId: '',
    selection: NO_SELECTION,
    payment: NO_PAYMENT,
    tip: 0,
    attemptKey: '',
    faceVerifiedCartId: '',
    isUnderWay: false,
    deliveryFees: {},
  });

  private constructor(readonly facts: CheckoutFacts) {}

  static of(facts: CheckoutFacts): Checkout {
    return new Checkout(facts);
  }

  /** The tab to show when one is opened by its address: itself, or back to the current one (ROUTE-62). */
  tabToShow(asked: CheckoutTab): CheckoutTab {
    if (asked === 'address' || asked === this.facts.nextTab) return asked;
    return this.facts.currentTab;
  }

  /** CHK-08 */
  opened(tab: CheckoutTab): Checkout {
    return this.with({ tabs: opened(this.facts.tabs, tab), currentTab: tab });
  }

  movingTo(tab: CheckoutTab): Checkout {
    return this.with({ nextTab: tab });
  }

  withAddress(addressId: string): Checkout {
    return this.with({ addressId });
  }

  withSelection(selection: ShippingSelection): Checkout {
    return this.with({ selection });
  }

  withPayment(payment: PaymentChoice): Checkout {
    return this.with({ payment });
  }

  withTip(tip: TipPercentage): Checkout {
    return this.with({ tip });
  }

  entered(): Checkout {
    return this.with({ isUnderWay: true });
  }

  left(): Checkout {
    return this.with({ isUnderWay: false });
  }

  withFeesOf(cart: Cart): Checkout {
    const deliveryFees: Record<string, string> = {};
    for (const group of cart.groups) deliveryFees[group.key] = group.deliveryFee.toDecimal();
    return this.with({ deliveryFees });
  }

  withAttempt(attemptKey: string): Checkout {
    return this.with({ attemptKey });
  }

  withFaceVerified(cartId: string): Checkout {
    return this.with({ faceVerifiedCartId: cartId, tabs: { ...this.facts.tabs, isFaceTab: true } });
  }

  private with(change: Partial<CheckoutFacts>): Checkout {
    return new Checkout({ ...this.facts, ...change });
  }
}
