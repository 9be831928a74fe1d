import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { CartSession } from '../../../application/cart/cart-session';
import type { CartScreen, CartState } from '../../../application/cart/cart-state';
import { type AttemptState, isBusy } from '../../../application/checkout/attempt-state';
import { OrderAttempt } from '../../../application/checkout/order-attempt';
import { AddressBook } from '../../../application/customer/address-book.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { Cart } from '../../../domain/cart/cart';
import type { CheckoutTab } from '../../../domain/checkout/checkout-tab';
import { TIP_PERCENTAGES } from '../../../../rules/checkout/tip';
import { driverTip, offersTip } from '../../../domain/checkout/tip';
import type { Address } from '../../../domain/customer/address';
import { CartExtras } from '../../cart/cart-extras';
import { cartStatus, toPriceSummaryState } from '../../cart/lines/cart-contents';
import { toRemovalState } from '../../cart/removal/removed-line';
import { checkoutPath } from '../../shared/paths/paths';
import { Observed } from '../../shared/view-model/observed';
import { CheckoutStore } from '../checkout.store';
import { showAlert, problemOf, placeDisabledReason } from './order-problem';
import { paymentLabel, toOrderGroups } from '../order-group-state';

/** Order Summary, the last tab of checkout (SUM-01..11). */
@injectable()
export class SummaryStepViewModel {
  private readonly screen: CartScreen;
  private readonly cart: Observed<CartState>;
  private readonly attempt: Observed<AttemptState>;
  private addresses: readonly Address[] = [];

  constructor(
    private readonly session: CartSession,
    private readonly orderAttempt: OrderAttempt,
    readonly extras: CartExtras,
    private readonly checkoutStore: CheckoutStore,
    private readonly addressBook: AddressBook,
    private readonly notifier: Notifier,
  ) {
    this.cart = new Observed(session);
    this.attempt = new Observed(orderAttempt);
    this.screen = {
      fetch: () => orderAttempt.review(),
      isReviewed: () => true,
      onRestored: (before, now) => extras.moveDate(before.id, now.id),
    };
    makeAutoObservable<this, 'screen'>(this, { screen: false }, { autoBind: true, deep: false });
  }

  get state() {
    const { cart, problem, isUpdating, removed, restoredId } = this.cart.state;
    const attempt = this.attempt.state;
    const { facts } = this.checkoutStore.checkout;
    const shown = cart ?? Cart.empty;
    const tip = offersTip(shown, this.extras.shipping) ? driverTip(shown, facts.tip) : null;
    const address = this.addresses.find(({ id }) => id === facts.addressId);
    return {
      status: this.status,
      pendingOrderId: attempt.kind === 'awaiting-payment' ? attempt.order.orderId : '',
      problem,
      groups: toOrderGroups(shown, this.extras, restoredId),
      shipTo: address ? [address.name, address.line1, address.line2] : [],
      payment: paymentLabel(facts.payment),
      tip: tip && { percentage: `${facts.tip}`, amount: tip.format() },
      prices: { ...toPriceSummaryState(shown, tip ?? undefined), isUpdating },
      coupon: { ...this.extras.coupon.state, applied: shown.couponCode },
      giftMessage: this.extras.giftMessage,
      removal: toRemovalState(removed),
      orderProblem: problemOf(attempt),
      placeDisabledReason: isBusy(attempt) ? '' : placeDisabledReason(shown, facts.payment),
      isPlacing: isBusy(attempt),
    } as const;
  }

  /** Resolves with the number of an order whose answer was lost in a reload; otherwise blank. */
  async open(): Promise<string> {
    await this.orderAttempt.resume();
    const { kind } = this.orderAttempt.state;
    if (kind === 'placed' || kind === 'awaiting-payment') return this.placedId;
    await Promise.all([this.reload(), this.findAddresses()]);
    // The order may have been placed in the meantime, and then its cart is gone.
    if (this.status !== 'ready') await this.orderAttempt.resume();
    return this.placedId;
  }

  /** Opens the page where the payment is approved or declined. */
  pay(): void {
    this.orderAttempt.pay();
  }

  async reload(): Promise<void> {
    await this.session.show(this.screen);
  }

  /** CART-17: reviews the remaining lines again. */
  remove(lineId: string): void {
    this.session.remove(lineId);
  }

  async undoRemoval(): Promise<void> {
    await this.session.undoRemoval();
  }

  tip(percentage: string): void {
    const chosen = TIP_PERCENTAGES.find((candidate) => `${candidate}` === percentage);
    if (chosen !== undefined) this.checkoutStore.change((checkout) => checkout.withTip(chosen));
  }

  /** Moves back to a tab, which marks it as allowed. */
  moveTo(tab: CheckoutTab): string {
    this.checkoutStore.change((checkout) => checkout.movingTo(tab));
    return checkoutPath({ tab });
  }

  /** SUM-11: resolves with the order number; blank if none was placed. */
  async place(): Promise<string> {
    const { cart } = this.session.state;
    this.session.forgetRemoval();
    if (isBusy(this.orderAttempt.state)) return '';
    if (!cart || placeDisabledReason(cart, this.checkoutStore.checkout.facts.payment)) return '';
    await this.orderAttempt.place(this.primaryAddressId);
    showAlert(this.orderAttempt.state, this.notifier);
    return this.placedId;
  }

  /** After a refusal because the age was not declared: declares that the shopper is over 21, and places the order. */
  async confirmAge(): Promise<string> {
    await this.orderAttempt.placeConfirmingAge(this.primaryAddressId);
    showAlert(this.orderAttempt.state, this.notifier);
    return this.placedId;
  }

  dispose(): void {
    this.session.leave(this.screen);
  }

  private get primaryAddressId(): string | undefined {
    return this.addresses.find(({ isPrimary }) => isPrimary)?.id;
  }

  private get placedId(): string {
    const { state } = this.orderAttempt;
    return state.kind === 'placed' ? state.order.orderId : '';
  }

  /** Only displayed text depends on it: a failure leaves it out, and the backend checks the address itself. */
  private async findAddresses(): Promise<void> {
    const answer = await this.addressBook.shippingAddresses();
    if (answer.ok) runInAction(() => (this.addresses = answer.value));
  }

  private get status() {
    const { cart, problem } = this.cart.state;
    const attempt = this.attempt.state;
    if (attempt.kind === 'awaiting-payment' && !isBusy(attempt)) return 'awaiting';
    return cartStatus(cart, problem);
  }
}
