import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Carts } from '../../../application/cart/carts.port';
import { CurrentChoices } from '../../../application/cart/current-choices.port';
import { CurrentCart } from '../../../application/cart/current-cart.port';
import { PutBack } from '../../../application/cart/put-back';
import { PaymentPage } from '../../../application/checkout/payment-page.port';
import { PlaceOrder } from '../../../application/checkout/place-order';
import { ReviewOrder } from '../../../application/checkout/review-order';
import { SettleAttempt } from '../../../application/checkout/settle-attempt';
import { AddressBook } from '../../../application/customer/address-book.port';
import { CurrentShipping } from '../../../application/fulfilment/current-shipping.port';
import { Clock } from '../../../application/shared/clock.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { Cart } from '../../../domain/cart/cart';
import type { CheckoutTab } from '../../../domain/checkout/checkout-tab';
import { type CartChoices, GIFT_MESSAGE_LIMIT } from '../../../domain/cart/cart-choices';
import { driverTip, offersTip, TIP_PERCENTAGES } from '../../../domain/checkout/tip';
import { arrivalOf } from '../../../domain/fulfilment/shipping-choice';
import type { Address } from '../../../domain/customer/address';
import { CartEditor } from '../../cart/cart-editor';
import { CouponControl } from '../../cart/coupon/coupon-control';
import { shownPrices } from '../../cart/lines/cart-contents';
import { handoverWords } from '../../cart/lines/handover-words';
import { RemovalUndo } from '../../cart/removal/removal-undo';
import { checkoutPath } from '../../shared/paths/paths';
import { Observed } from '../../shared/view-model/observed';
import { CheckoutStore } from '../checkout.store';
import { OrderPlacement } from './order-placement';
import { OrderUnderWay } from './order-under-way';
import { datedGroup, paymentWords } from './shown-order';

/** Order Summary, the last tab of checkout (SUM-01..11). */
@injectable()
export class SummaryStepViewModel {
  readonly coupon: CouponControl;
  private readonly underWay: OrderUnderWay;
  private readonly editor: CartEditor;
  private readonly removal: RemovalUndo;
  private readonly placement: OrderPlacement;
  private readonly chosen: Observed<CartChoices>;
  private addresses: readonly Address[] = [];

  constructor(
    private readonly currentShipping: CurrentShipping,
    private readonly addressBook: AddressBook,
    private readonly checkout: CheckoutStore,
    carts: Carts,
    currentCart: CurrentCart,
    placeOrder: PlaceOrder,
    notifier: Notifier,
    reviewOrder: ReviewOrder,
    putBack: PutBack,
    clock: Clock,
    settleAttempt: SettleAttempt,
    paymentPage: PaymentPage,
    private readonly choices: CurrentChoices,
  ) {
    this.chosen = new Observed(choices);
    const underWay = new OrderUnderWay(settleAttempt, paymentPage);
    this.underWay = underWay;
    const fetch = () => reviewOrder.execute();
    const onReceived = (cart: Cart) => this.removal.receive(cart);
    const editor = new CartEditor({ carts, currentCart, clock, notifier, fetch, onReceived });
    this.editor = editor;
    const fetchCart = () => carts.show(currentCart.get().cartId);
    this.removal = new RemovalUndo({ editor, putBack, choices, notifier, fetch: fetchCart });
    const primaryAddressId = () => this.addresses.find(({ isPrimary }) => isPrimary)?.id;
    this.placement = new OrderPlacement({
      ...{ editor, underWay, carts, currentCart, checkout, placeOrder, reviewOrder, notifier },
      primaryAddressId,
    });
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
    const shipping = this.currentShipping.get();
    const dated = {
      choices: this.chosen.state.delivery,
      words: handoverWords(shipping.type),
      time: arrivalOf(shipping)?.time ?? '',
    };
    const tip = offersTip(shown, shipping) ? driverTip(shown, facts.tip) : null;
    const address = this.addresses.find(({ id }) => id === facts.addressId);
    return {
      status: this.status,
      awaitedId: this.underWay.awaitedId,
      problem,
      groups: shown.groups.map((group) =>
        datedGroup(group, { ...dated, returnedId: this.removal.returnedId }),
      ),
      shipTo: address ? [address.name, address.line1, address.line2] : [],
      payment: paymentWords(facts.payment),
      tip: tip && { percentage: `${facts.tip}`, amount: tip.format() },
      prices: { ...shownPrices(shown, tip ?? undefined), isSettling },
      coupon: this.coupon.state,
      giftMessage: { text: this.chosen.state.giftMessage, limit: GIFT_MESSAGE_LIMIT },
      removal: this.removal.state,
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
    if (!this.editor.cart?.line(lineId)) return;
    this.removal.remember(lineId);
    this.editor.remove(lineId);
  }

  async undoRemoval(): Promise<void> {
    await this.removal.undo();
  }

  tip(percentage: string): void {
    const chosen = TIP_PERCENTAGES.find((candidate) => `${candidate}` === percentage);
    if (chosen !== undefined) this.checkout.change((checkout) => checkout.withTip(chosen));
  }

  writeGiftMessage(text: string): void {
    this.choices.set(this.choices.get().withGiftMessage(text));
  }

  /** Back to a tab, as the shop's own move. */
  moveTo(tab: CheckoutTab): string {
    this.checkout.change((checkout) => checkout.movingTo(tab));
    return checkoutPath({ cartflow: tab });
  }

  /** SUM-11: resolves with the order's number; empty when none was placed. */
  async place(): Promise<string> {
    this.removal.forget();
    return this.placement.place();
  }

  dispose(): void {
    this.editor.dispose();
  }

  /** Only shown words depend on it: a failure leaves them out, and the shop checks the address itself. */
  private async findAddresses(): Promise<void> {
    const answer = await this.addressBook.shippingAddresses();
    if (answer.ok) runInAction(() => (this.addresses = answer.value));
  }

  private get status() {
    const { cart, problem } = this.editor;
    if (this.underWay.awaitedId && !this.placement.isPlacing) return 'awaiting';
    if (cart) return cart.isEmpty ? 'empty' : 'ready';
    return problem ? 'failed' : 'loading';
  }
}
