import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Carts } from '../../../application/cart/carts.port';
import { CurrentChoices } from '../../../application/cart/current-choices.port';
import { CurrentCart } from '../../../application/cart/current-cart.port';
import { PutBack } from '../../../application/cart/put-back';
import { ReviewOrder } from '../../../application/checkout/review-order';
import { CurrentShipping } from '../../../application/fulfilment/current-shipping.port';
import { DeliveryCalendars } from '../../../application/fulfilment/delivery-calendars.port';
import { ForgetTakenSlots } from '../../../application/cart/forget-taken-slots';
import { Clock } from '../../../application/shared/clock.port';
import { Notifier } from '../../../application/shared/notifier.port';
import { Cart } from '../../../domain/cart/cart';
import { type CartChoices, GIFT_MESSAGE_LIMIT } from '../../../domain/cart/cart-choices';
import { skipsAddress, wishedTime } from '../../../domain/fulfilment/shipping-choice';
import { ok } from '../../../domain/shared/result';
import { CheckoutStore } from '../../checkout/checkout.store';
import { SessionStore } from '../../customer/session.store';
import { DeliveryPlan } from '../delivery-plan/delivery-plan';
import { SlotChooser } from '../slot-chooser/slot-chooser';
import { SlotListStore } from '../slot-chooser/slot-list.store';
import { PlaceStore } from '../../location/place.store';
import { checkoutPath, guestEmailPath } from '../../shared/paths/paths';
import { Observed } from '../../shared/view-model/observed';
import { CartEditor } from '../cart-editor';
import { CouponControl } from '../coupon/coupon-control';
import { itemCount, shownPrices } from '../lines/cart-contents';
import { handoverWords } from '../lines/handover-words';
import { RemovalUndo } from '../removal/removal-undo';
import { missingWords, plannedGroup } from './planned-cart';
import { visitFor } from './visit';

const OUT_OF_STOCK_TEXT = 'Some items are out of stock. Remove them to go on to checkout.';

/** The cart page (CART-01..29). */
@injectable()
export class CartViewModel {
  readonly coupon: CouponControl;
  readonly slots: SlotChooser;
  private readonly editor: CartEditor;
  private readonly removal: RemovalUndo;
  private readonly plan: DeliveryPlan;
  private readonly chosen: Observed<CartChoices>;
  private isProceeding = false;

  constructor(
    private readonly carts: Carts,
    private readonly currentCart: CurrentCart,
    private readonly currentShipping: CurrentShipping,
    private readonly session: SessionStore,
    private readonly checkout: CheckoutStore,
    private readonly notifier: Notifier,
    putBack: PutBack,
    forgetTakenSlots: ForgetTakenSlots,
    place: PlaceStore,
    calendars: DeliveryCalendars,
    clock: Clock,
    slotLists: SlotListStore,
    private readonly reviewOrder: ReviewOrder,
    private readonly choices: CurrentChoices,
  ) {
    this.chosen = new Observed(choices);
    this.plan = new DeliveryPlan(choices, calendars, clock, forgetTakenSlots);
    this.slots = new SlotChooser(this.plan, choices, place, calendars, slotLists);
    const fetch = () => this.fetch();
    const onReceived = (cart: Cart) => this.receive(cart);
    this.editor = new CartEditor({ carts, currentCart, clock, notifier, fetch, onReceived });
    this.removal = new RemovalUndo({ editor: this.editor, putBack, choices, notifier, fetch });
    this.coupon = new CouponControl(carts, this.editor, (cart) =>
      this.isCollected ? this.editor.load() : this.editor.accept(cart),
    );
    makeAutoObservable(this, { coupon: false, slots: false }, { autoBind: true });
  }

  get state() {
    const { cart, problem, isSettling } = this.editor;
    const shown = cart ?? Cart.empty;
    const shipping = this.currentShipping.get();
    const words = handoverWords(shipping.type);
    const missing = this.plan.missing(shown);
    const visit = visitFor(shipping, this.currentCart.get().isWalletOrder, missing);
    return {
      status: cart ? (cart.isEmpty ? 'empty' : 'ready') : problem ? 'failed' : 'loading',
      problem,
      datesProblem: this.plan.problem,
      itemCount: itemCount(shown),
      groups: shown.groups.map((group) =>
        plannedGroup(group, { plan: this.plan, words, visit, returnedId: this.removal.returnedId }),
      ),
      removal: this.removal.state,
      prices: { ...shownPrices(shown), isSettling },
      coupon: this.coupon.state,
      giftMessage: { text: this.chosen.state.giftMessage, limit: GIFT_MESSAGE_LIMIT },
      missing: missingWords(shown, missing, visit),
      slots: this.slots.state,
      isProceeding: this.isProceeding,
    } as const;
  }

  /** ROUTE-63, X-007: a visitor with items gives an e-mail first; one without may look at the empty cart. */
  get redirect(): string | null {
    const { cart } = this.editor;
    return cart && !cart.isEmpty && !this.session.mayCheckOut ? guestEmailPath() : null;
  }

  async load(): Promise<void> {
    await this.editor.load();
  }

  changeQuantity(lineId: string, quantity: number): void {
    if (quantity === 0) return this.remove(lineId);
    this.removal.forget();
    this.editor.changeQuantity(lineId, quantity);
  }

  remove(lineId: string): void {
    if (!this.editor.cart?.line(lineId)) return;
    this.removal.remember(lineId);
    this.editor.remove(lineId);
  }

  async undoRemoval(): Promise<void> {
    await this.removal.undo();
  }

  chooseDate(lineId: string, iso: string): void {
    this.plan.chooseDate(lineId, iso);
  }

  openSlots(groupKey: string): void {
    const group = this.editor.cart?.groups.find(({ key }) => key === groupKey);
    if (group) this.slots.open(group);
  }

  retryDates(): void {
    if (this.editor.cart) void this.plan.prepare(this.editor.cart);
  }

  writeGiftMessage(text: string): void {
    this.choices.set(this.choices.get().withGiftMessage(text));
  }

  /** CART-25..27: dates first; then what is still unsent; then whether the slots are still there; then the next step. */
  async proceed(): Promise<string | null> {
    if (this.isProceeding || !this.mayProceed()) return null;
    this.isProceeding = true;
    const isReady = (await this.editor.settle()) && !(await this.losesSlots());
    this.stopProceeding();
    // A line that came back meanwhile may want a date, too.
    if (!isReady || !this.mayProceed()) return null;
    const tab = skipsAddress(this.currentShipping.get()) ? 'card' : 'address';
    this.checkout.change((checkout) => checkout.movingTo(tab));
    return checkoutPath({ cartflow: tab });
  }

  flush(): void {
    this.editor.flush();
  }

  dispose(): void {
    this.editor.dispose();
    this.plan.dispose();
    this.slots.close();
  }

  private mayProceed(): boolean {
    const { cart } = this.editor;
    if (!cart || this.plan.askForMissing(cart).length > 0) return false;
    if (cart.hasOutOfStock) this.notifier.failure(OUT_OF_STOCK_TEXT);
    return !cart.hasOutOfStock && !cart.isEmpty;
  }

  /** Only a driver's hours can be booked by others. */
  private async losesSlots(): Promise<boolean> {
    if (skipsAddress(this.currentShipping.get())) return false;
    return this.plan.losesSlots(this.editor.cart ?? Cart.empty);
  }

  private stopProceeding(): void {
    this.isProceeding = false;
  }

  /** The bare cart is priced as delivered: only a review knows that it is collected. */
  private get isCollected(): boolean {
    return this.session.mayCheckOut && this.currentShipping.get().type === 'pick-up';
  }

  private async fetch() {
    if (this.isCollected) return this.reviewOrder.execute();
    const { cartId } = this.currentCart.get();
    return cartId || this.session.mayCheckOut ? this.carts.show(cartId) : ok(Cart.empty);
  }

  private receive(cart: Cart): void {
    this.checkout.change((checkout) => checkout.withFeesOf(cart));
    this.removal.receive(cart);
    const wished = wishedTime(this.currentShipping.get());
    if (wished) this.plan.adopt(cart, wished);
    void this.plan.prepare(cart);
  }
}
