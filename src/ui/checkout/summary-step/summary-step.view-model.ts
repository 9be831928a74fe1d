import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Carts } from '../../../application/cart/carts.port';
import { CartSession } from '../../../application/cart/cart-session';
import type { CartScreen, CartState } from '../../../application/cart/cart-state';
import { CurrentCart } from '../../../application/cart/current-cart.port';
import { PaymentPage } from '../../../application/checkout/payment-page.port';
import { PlaceOrder } from '../../../application/checkout/place-order';
import { ReviewOrder } from '../../../application/checkout/review-order';
import { SettleAttempt } from '../../../application/checkout/settle-attempt';
import { AddressBook } from '../../../application/customer/address-book.port';
import { CurrentShipping } from '../../../application/fulfilment/current-shipping.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { Cart } from '../../../domain/cart/cart';
import type { CheckoutTab } from '../../../domain/checkout/checkout-tab';
import { driverTip, offersTip, TIP_PERCENTAGES } from '../../../domain/checkout/tip';
import { arrivalOf, type ShippingChoice } from '../../../domain/fulfilment/shipping-choice';
import type { Address } from '../../../domain/customer/address';
import { CartExtras } from '../../cart/cart-extras';
import { shownPrices } from '../../cart/lines/cart-contents';
import { handoverWords } from '../../cart/lines/handover-words';
import { shownRemoval } from '../../cart/removal/removed-line';
import { checkoutPath } from '../../shared/paths/paths';
import { Observed } from '../../shared/view-model/observed';
import { CheckoutStore } from '../checkout.store';
import { OrderPlacement } from './order-placement';
import { OrderUnderWay } from './order-under-way';
import { datedGroup, paymentWords } from './shown-order';

/** Order Summary, the last tab of checkout (SUM-01..11). */
@injectable()
export class SummaryStepViewModel {
  private readonly underWay: OrderUnderWay;
  private readonly screen: CartScreen;
  private readonly cart: Observed<CartState>;
  private readonly placement: OrderPlacement;
  private readonly shipping: Observed<ShippingChoice>;
  private addresses: readonly Address[] = [];

  constructor(
    currentShipping: CurrentShipping,
    private readonly addressBook: AddressBook,
    private readonly checkout: CheckoutStore,
    carts: Carts,
    currentCart: CurrentCart,
    placeOrder: PlaceOrder,
    notifier: Notifier,
    reviewOrder: ReviewOrder,
    settleAttempt: SettleAttempt,
    paymentPage: PaymentPage,
    private readonly session: CartSession,
    readonly extras: CartExtras,
  ) {
    this.shipping = new Observed(currentShipping);
    this.cart = new Observed(session);
    const underWay = new OrderUnderWay(settleAttempt, paymentPage);
    this.underWay = underWay;
    this.screen = {
      fetch: () => reviewOrder.execute(),
      isReviewed: () => true,
      onRestored: (before, now) => extras.carryDate(before.id, now.id),
    };
    const primaryAddressId = () => this.addresses.find(({ isPrimary }) => isPrimary)?.id;
    this.placement = new OrderPlacement({
      ...{ session, underWay, carts, currentCart, checkout, placeOrder, reviewOrder, notifier },
      primaryAddressId,
    });
    makeAutoObservable<this, 'addresses' | 'session' | 'screen'>(
      this,
      { extras: false, session: false, screen: false, addresses: observableRef },
      { autoBind: true },
    );
  }

  get state() {
    const { cart, problem, isSettling, removed, restoredId } = this.cart.state;
    const { facts } = this.checkout.checkout;
    const shown = cart ?? Cart.empty;
    const shipping = this.shipping.state;
    const dated = {
      choices: this.extras.chosen.delivery,
      words: handoverWords(shipping.type),
      time: arrivalOf(shipping)?.time ?? '',
    };
    const tip = offersTip(shown, shipping) ? driverTip(shown, facts.tip) : null;
    const address = this.addresses.find(({ id }) => id === facts.addressId);
    return {
      status: this.status,
      awaitedId: this.underWay.awaitedId,
      problem,
      groups: shown.groups.map((group) => datedGroup(group, { ...dated, returnedId: restoredId })),
      shipTo: address ? [address.name, address.line1, address.line2] : [],
      payment: paymentWords(facts.payment),
      tip: tip && { percentage: `${facts.tip}`, amount: tip.format() },
      prices: { ...shownPrices(shown, tip ?? undefined), isSettling },
      coupon: { ...this.extras.coupon.state, applied: shown.couponCode },
      giftMessage: this.extras.giftMessage,
      removal: shownRemoval(removed),
      trouble: this.placement.trouble,
      whyNotPlace: this.placement.whyNot(shown),
      isPlacing: this.placement.isPlacing,
    } as const;
  }

  /** Resolves with the number of an order that was placed before a reload cut its answer off; else empty. */
  async open(): Promise<string> {
    const earlier = await this.underWay.ask();
    if (earlier.ok && (earlier.value || this.underWay.awaitedId)) return earlier.value;
    const { refusal } = this.underWay;
    if (refusal) this.placement.tellOf(refusal);
    await Promise.all([this.session.show(this.screen), this.findAddresses()]);
    return '';
  }

  /** On to the page where the payment is approved or declined. */
  pay(): void {
    this.underWay.pay();
  }

  async reload(): Promise<void> {
    await this.session.show(this.screen);
  }

  /** CART-17: what is left is reviewed again. */
  remove(lineId: string): void {
    this.session.remove(lineId);
  }

  async undoRemoval(): Promise<void> {
    await this.session.undoRemoval();
  }

  tip(percentage: string): void {
    const chosen = TIP_PERCENTAGES.find((candidate) => `${candidate}` === percentage);
    if (chosen !== undefined) this.checkout.change((checkout) => checkout.withTip(chosen));
  }

  /** Back to a tab, as the shop's own move. */
  moveTo(tab: CheckoutTab): string {
    this.checkout.change((checkout) => checkout.movingTo(tab));
    return checkoutPath({ cartflow: tab });
  }

  /** SUM-11: resolves with the order's number; empty when none was placed. */
  async place(): Promise<string> {
    this.session.forgetRemoval();
    return this.placement.place();
  }

  dispose(): void {
    this.session.leave(this.screen);
  }

  /** Only shown words depend on it: a failure leaves them out, and the shop checks the address itself. */
  private async findAddresses(): Promise<void> {
    const answer = await this.addressBook.shippingAddresses();
    if (answer.ok) runInAction(() => (this.addresses = answer.value));
  }

  private get status() {
    const { cart, problem } = this.cart.state;
    if (this.underWay.awaitedId && !this.placement.isPlacing) return 'awaiting';
    if (cart) return cart.isEmpty ? 'empty' : 'ready';
    return problem ? 'failed' : 'loading';
  }
}
