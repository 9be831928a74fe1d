import type { Cart } from '../cart/cart';
import type { CheckoutStep, CheckoutTab } from './checkout-tab';
import { NO_PAYMENT, type PaymentChoice } from './payment-choice';
import { NO_SELECTION, type ShippingSelection } from './shipping-selection';
import type { TipPercentage } from '../../../rules/checkout/tip';

interface CheckoutFacts {
  /** The steps that have been opened (STATE-03). */
  readonly openedSteps: ReadonlySet<CheckoutStep>;
  readonly currentTab: CheckoutTab;
  /** Stored just before the shop moves to a tab (STORE-11, X-015). */
  readonly nextTab: CheckoutTab | null;
  readonly addressId: string;
  readonly selection: ShippingSelection;
  readonly payment: PaymentChoice;
  readonly tip: TipPercentage;
  /** The idempotency key of the attempt to place the order; empty before the first attempt. */
  readonly attemptKey: string;
  /** The cart for which a face check has succeeded; empty before. */
  readonly faceVerifiedCartId: string;
  /** True while the shopper is in `/cart/:cartflow` (STORE-12). */
  readonly isUnderWay: boolean;
  /** The delivery fee of each group by its key, from the last cart received (STORE-10). */
  readonly deliveryFees: Readonly<Record<string, string>>;
}

/** The shopper's progress from the cart to the placed order (STATE-02). */
export class Checkout {
  static readonly fresh = new Checkout({
    openedSteps: new Set(),
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

  /** The tab to show for a requested path: that one, or the current one (ROUTE-62). */
  tabToShow(asked: CheckoutTab): CheckoutTab {
    if (asked === 'address' || asked === this.facts.nextTab) return asked;
    return this.facts.currentTab;
  }

  /** A tab can be entered once it has been opened (CHK-06). */
  mayEnter(tab: CheckoutTab): boolean {
    return this.facts.openedSteps.has(tab);
  }

  /** Opening the address tab forgets the later steps; each other tab adds itself (CHK-08, CHK-09, X-149). */
  opened(tab: CheckoutTab): Checkout {
    const openedSteps = tab === 'address' ? new Set<CheckoutStep>([tab]) : this.stepsWith(tab);
    return this.with({ openedSteps, currentTab: tab });
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
    return this.with({ faceVerifiedCartId: cartId, openedSteps: this.stepsWith('face') });
  }

  private stepsWith(step: CheckoutStep): ReadonlySet<CheckoutStep> {
    return new Set([...this.facts.openedSteps, step]);
  }

  private with(change: Partial<CheckoutFacts>): Checkout {
    return new Checkout({ ...this.facts, ...change });
  }
}
