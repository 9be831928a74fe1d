import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { CartSession } from '../../../application/cart/cart-session';
import type { CartScreen, CartState } from '../../../application/cart/cart-state';
import { PricedCart } from '../../../application/cart/priced-cart';
import { StartCheckout } from '../../../application/cart/start-checkout';
import { Cart } from '../../../domain/cart/cart';
import type { CartGroup } from '../../../domain/cart/cart-group';
import { SessionStore } from '../../customer/session.store';
import { checkoutPath, guestEmailPath } from '../../shared/paths/paths';
import { Observed } from '../../shared/view-model/observed';
import { CartExtras } from '../cart-extras';
import { DeliverySchedule } from '../delivery-schedule/delivery-schedule';
import { addedText, cartStatus, itemCount, toPriceSummaryState } from '../lines/cart-contents';
import { fulfilmentLabels } from '../lines/fulfilment-labels';
import { toRemovalState } from '../removal/removed-line';
import { missingChoiceErrors, toScheduledGroupState } from './scheduled-group-state';
import { visitScheduleFor } from './visit-schedule';

/** The cart page (CART-01..29). */
@injectable()
export class CartViewModel {
  private readonly screen: CartScreen;
  private readonly cart: Observed<CartState>;
  private isProceeding = false;
  private refusals = 0;

  constructor(
    private readonly session: CartSession,
    private readonly priced: PricedCart,
    private readonly startCheckout: StartCheckout,
    private readonly schedule: DeliverySchedule,
    readonly extras: CartExtras,
    private readonly customer: SessionStore,
  ) {
    this.cart = new Observed(session);
    this.screen = {
      fetch: () => priced.fetch(),
      isReviewed: () => priced.isReviewed(),
      onReceived: (cart, before) => this.receive(cart, before),
      onRestored: (before, now) => extras.moveDate(before.id, now.id),
    };
    makeAutoObservable<this, 'screen'>(this, { screen: false }, { autoBind: true });
  }

  get slots() {
    return this.schedule.slots;
  }

  get state() {
    const { cart, handle, problem, isUpdating, added, removed, restoredId } = this.cart.state;
    const shown = cart ?? Cart.empty;
    const { shipping } = this.schedule;
    const labels = fulfilmentLabels(shipping.type);
    const missing = this.schedule.missing(shown);
    const visit = visitScheduleFor(shipping, handle.isWalletOrder, missing);
    return {
      status: cartStatus(cart, problem),
      problem,
      added: added ? addedText(added) : '',
      changes: this.extras.changes.sentences,
      datesProblem: this.schedule.problem,
      itemCount: itemCount(shown),
      groups: shown.groups.map((group) =>
        toScheduledGroupState(group, { schedule: this.schedule, labels, visit, restoredId }),
      ),
      removal: toRemovalState(removed),
      prices: { ...toPriceSummaryState(shown), isUpdating },
      coupon: { ...this.extras.coupon.state, applied: shown.couponCode },
      giftMessage: this.extras.giftMessage,
      missing: missingChoiceErrors(shown, missing, { visit, schedule: this.schedule }),
      refusals: this.refusals,
      slots: this.slots.state,
      isProceeding: this.isProceeding,
    } as const;
  }

  /** ROUTE-63, X-007: a visitor with items enters an email first; without items they see the empty cart. */
  get redirect(): string | null {
    const { cart } = this.cart.state;
    return cart && !cart.isEmpty && !this.customer.session.mayCheckOut ? guestEmailPath() : null;
  }

  async load(): Promise<void> {
    this.extras.changes.begin();
    await this.session.show(this.screen);
  }

  changeQuantity(lineId: string, quantity: number): void {
    this.extras.changes.forget();
    this.session.setQuantity(lineId, quantity);
  }

  remove(lineId: string): void {
    this.extras.changes.forget();
    this.session.remove(lineId);
  }

  async undoRemoval(): Promise<void> {
    this.extras.changes.forget();
    await this.session.undoRemoval();
  }

  chooseDate(lineId: string, iso: string): void {
    this.schedule.chooseDate(lineId, iso);
  }

  chooseDateForAll(groupKey: string, iso: string): void {
    const group = this.groupOf(groupKey);
    if (group) this.schedule.chooseDateForAll(group, iso);
  }

  separateDates(groupKey: string, isSeparate: boolean): void {
    const group = this.groupOf(groupKey);
    if (group) this.schedule.separateDates(group, isSeparate);
  }

  openSlots(groupKey: string): void {
    const group = this.groupOf(groupKey);
    if (group) this.schedule.openSlots(group);
  }

  retryDates(): void {
    const { cart } = this.session.state;
    if (cart) void this.schedule.prepare(cart);
  }

  /**
   * CART-25..27: checks the dates, sends pending changes, checks that the chosen dates and slots are still available
   * (the calendar may have been loading), and then goes to the next step.
   */
  async proceed(): Promise<string | null> {
    if (this.isProceeding) return null;
    if (!this.mayProceed()) return this.refuse();
    this.isProceeding = true;
    const isReady = (await this.session.saveChanges()) && !(await this.losesChoices());
    this.stopProceeding();
    // A line that was restored in the meantime may need a date, too.
    if (!isReady || !this.mayProceed()) return this.refuse();
    return checkoutPath({ tab: this.startCheckout.execute() });
  }

  flush(): void {
    this.session.flush();
  }

  dispose(): void {
    this.extras.changes.end();
    this.session.leave(this.screen);
    this.schedule.dispose();
  }

  private groupOf(groupKey: string): CartGroup | undefined {
    return this.session.state.cart?.groups.find(({ key }) => key === groupKey);
  }

  private mayProceed(): boolean {
    const { cart } = this.session.state;
    if (!cart || this.schedule.showMissing(cart).length > 0) return false;
    return this.startCheckout.isAllowed();
  }

  private refuse(): null {
    this.refusals += 1;
    return null;
  }

  private async losesChoices(): Promise<boolean> {
    const cart = this.session.state.cart ?? Cart.empty;
    await this.schedule.prepare(cart);
    return this.schedule.deselectBookedSlots(cart);
  }

  private stopProceeding(): void {
    this.isProceeding = false;
  }

  private receive(cart: Cart, before: Cart | null): void {
    this.extras.changes.receive(cart, before);
    this.priced.storeFees(cart);
    this.schedule.receive(cart);
  }
}
