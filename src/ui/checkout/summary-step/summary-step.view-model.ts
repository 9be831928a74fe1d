import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Carts } from '../../../application/cart/carts.port';
import { CurrentCart } from '../../../application/cart/current-cart.port';
import { PaymentPage } from '../../../application/checkout/payment-page.port';
import { PlaceOrder } from '../../../application/checkout/place-order';
import { ReviewOrder } from '../../../application/checkout/review-order';
import { SettleAttempt } from '../../../application/checkout/settle-attempt';
import { AddressBook } from '../../../application/customer/address-book.port';
import { CurrentShipping } from '../../../application/fulfilment/current-shipping.port';
import { Clock } from '../../../application/shared/clock.port';
import { alertFailure, Notifier } from '../../../application/shared/notifier.port';
import { Cart } from '../../../domain/cart/cart';
import { GIFT_MESSAGE_LIMIT } from '../../../domain/checkout/checkout';
import { type CheckoutTab, checkoutPath } from '../../../domain/checkout/checkout-tab';
import type { OrderFailure } from '../../../domain/checkout/order-outcome';
import { driverTip, offersTip, TIP_PERCENTAGES } from '../../../domain/checkout/tip';
import type { Address } from '../../../domain/customer/address';
import { CartEditor } from '../../cart/cart-editor';
import { CouponControl } from '../../cart/coupon/coupon-control';
import { shownPrices } from '../../cart/lines/cart-contents';
import { CheckoutStore } from '../checkout.store';
import { CART_CHANGED, problemOf, type SummaryProblem } from './order-problem';
import { OrderUnderWay } from './order-under-way';
import { datedGroup, paymentWords } from './shown-order';

/** PAY-35, in lower case here (SUM-27) */
const NETWORK_TEXT = 'internal server error occured';

/** Order Summary, the last tab of checkout (SUM-01..16, SUM-22..27). */
@injectable()
export class SummaryStepViewModel {
  readonly coupon: CouponControl;
  private readonly underWay: OrderUnderWay;
  private readonly editor: CartEditor;
  private addresses: readonly Address[] = [];
  private trouble: SummaryProblem | null = null;
  private isPlacing = false;

  constructor(
    private readonly carts: Carts,
    private readonly currentCart: CurrentCart,
    private readonly currentShipping: CurrentShipping,
    private readonly addressBook: AddressBook,
    private readonly placeOrder: PlaceOrder,
    private readonly checkout: CheckoutStore,
    private readonly notifier: Notifier,
    private readonly reviewOrder: ReviewOrder,
    clock: Clock,
    settleAttempt: SettleAttempt,
    paymentPage: PaymentPage,
  ) {
    this.underWay = new OrderUnderWay(settleAttempt, paymentPage);
    const fetch = () => reviewOrder.execute();
    this.editor = new CartEditor({ carts, currentCart, clock, notifier, fetch });
    this.coupon = new CouponControl(carts, this.editor, () => this.editor.load());
    makeAutoObservable<this, 'addresses'>(
      this,
      { coupon: false, addresses: observableRef },
      { autoBind: true },
    );
  }

  get state() {
    const { cart, problem, isSettling } = this.editor;
    const { facts } = this.checkout.checkout;
    const shown = cart ?? Cart.empty;
    const tip = offersTip(shown, this.currentShipping.get()) ? driverTip(shown, facts.tip) : null;
    const address = this.addresses.find(({ id }) => id === facts.addressId);
    return {
      status: this.status,
      awaitedId: this.underWay.awaitedId,
      problem,
      groups: shown.groups.map((group) => datedGroup(group, facts.choices)),
      shipTo: address ? [address.name, address.line1, address.line2] : [],
      payment: paymentWords(facts.payment),
      tip: tip && { percentage: `${facts.tip}`, amount: tip.format() },
      prices: { ...shownPrices(shown, tip ?? undefined), isSettling },
      coupon: this.coupon.state,
      giftMessage: { text: facts.giftMessage, limit: GIFT_MESSAGE_LIMIT },
      trouble: this.trouble,
      whyNotPlace: this.isPlacing ? '' : this.whyNotPlace(shown),
      isPlacing: this.isPlacing,
    } as const;
  }

  /** Resolves with the number of an order that was placed before a reload cut its answer off; else empty. */
  async open(): Promise<string> {
    const earlier = await this.underWay.ask();
    if (earlier.ok && (earlier.value || this.underWay.awaitedId)) return earlier.value;
    const { refusal } = this.underWay;
    if (refusal) runInAction(() => (this.trouble = { text: refusal, remedy: null }));
    await Promise.all([this.editor.load(), this.findAddresses()]);
    return '';
  }

  /** On to the page where the payment is approved or declined. */
  pay(): void {
    this.underWay.pay();
  }

  async reload(): Promise<void> {
    await this.editor.load();
  }

  /** CART-17: what is left is reviewed again. */
  remove(lineId: string): void {
    this.editor.remove(lineId);
  }

  tip(percentage: string): void {
    const chosen = TIP_PERCENTAGES.find((candidate) => `${candidate}` === percentage);
    if (chosen !== undefined) this.checkout.change((checkout) => checkout.withTip(chosen));
  }

  writeGiftMessage(text: string): void {
    this.checkout.change((checkout) => checkout.withGiftMessage(text));
  }

  /** Back to a tab, as the shop's own move. */
  moveTo(tab: CheckoutTab): string {
    this.checkout.change((checkout) => checkout.movingTo(tab));
    return checkoutPath(tab);
  }

  /** SUM-11: resolves with the order's number; empty when none was placed. */
  async place(): Promise<string> {
    const { cart } = this.editor;
    if (this.isPlacing || !cart || this.whyNotPlace(cart)) return '';
    this.isPlacing = true;
    this.trouble = null;
    const isReady = (await this.editor.settle()) && (await this.isAsShown());
    const orderId = isReady ? await this.tryToPlace(cart) : '';
    // Once placed it stays busy: the Order Placed screen takes over, or the provider's page.
    if (orderId === '' && !this.underWay.awaitedId) runInAction(() => (this.isPlacing = false));
    return orderId;
  }

  dispose(): void {
    this.editor.dispose();
  }

  /** Where the shop cannot be asked, or another tab has just ordered this cart, placing the order tells what is true. */
  private async isAsShown(): Promise<boolean> {
    const shown = this.editor.cart;
    if (!shown || this.currentCart.get().cartId !== shown.id) return true;
    const answer = await this.reviewOrder.execute();
    if (!answer.ok || answer.value.costsTheSameAs(shown)) return true;
    // Gone after an attempt of whose end nothing is known: it may have been ordered by that very attempt.
    if (answer.value.isEmpty && this.checkout.checkout.facts.attemptKey) return true;
    runInAction(() => {
      this.editor.accept(answer.value);
      this.trouble = CART_CHANGED;
    });
    return false;
  }

  private async tryToPlace(shown: Cart): Promise<string> {
    const { cart } = this.editor;
    if (!cart || cart.isEmpty) return this.orderOf(shown);
    const primary = this.addresses.find(({ isPrimary }) => isPrimary);
    const answer = await this.placeOrder.execute(cart, primary?.id);
    if (!answer.ok) {
      runInAction(() => this.report(answer.failure));
      return '';
    }
    const orderId = this.underWay.receive(answer.value);
    if (orderId) void this.refetchCart();
    else this.pay();
    return orderId;
  }

  /** SUM-23..27 */
  private report(failure: OrderFailure): void {
    this.trouble = problemOf(failure);
    if (failure.kind === 'invalid-items') this.editor.markInvalid(failure.items);
    if (failure.kind === 'address-missing') this.notifier.alert(failure.message);
    if (failure.kind === 'unavailable') alertFailure(this.notifier, failure, NETWORK_TEXT);
  }

  /** SUM-15: the placed cart is over; whatever the shop still holds for this shopper is the cart now. */
  private async refetchCart(): Promise<void> {
    const answer = await this.carts.show(this.currentCart.get().cartId);
    const handle = this.currentCart.get();
    if (!answer.ok || handle.cartId !== '' || answer.value.isEmpty) return;
    this.currentCart.set({ ...handle, cartId: answer.value.id, unitCount: answer.value.unitCount });
  }

  /** The cart went away between the press and the order: another tab may have placed it just now. */
  private async orderOf({ id }: Cart): Promise<string> {
    // The call wants a key, and tells of the order of a cart whatever its key.
    const order = await this.underWay.ask(id, this.checkout.checkout.facts.attemptKey || id);
    if (!order.ok) runInAction(() => this.report(order.failure));
    return order.ok ? order.value : '';
  }

  /** Only shown words depend on it: a failure leaves them out, and the shop checks the address itself. */
  private async findAddresses(): Promise<void> {
    const answer = await this.addressBook.shippingAddresses();
    if (answer.ok) runInAction(() => (this.addresses = answer.value));
  }

  private get status() {
    const { cart, problem } = this.editor;
    if (this.underWay.awaitedId && !this.isPlacing) return 'awaiting';
    if (cart) return cart.isEmpty ? 'empty' : 'ready';
    return problem ? 'failed' : 'loading';
  }

  private whyNotPlace(cart: Cart): string {
    if (this.checkout.checkout.facts.payment.kind === 'none') return 'Choose how you want to pay first.';
    return cart.hasOutOfStock ? 'Remove what is out of stock first.' : '';
  }
}
