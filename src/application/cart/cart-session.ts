import { injectable } from 'inversify';
import type { Cart, RefusedLine } from '../../domain/cart/cart';
import type { CartHandle } from '../../domain/cart/cart-handle';
import type { CartLine } from '../../domain/cart/cart-line';
import { type CallFailure, refused } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { ZIPCODE_FIRST_TEXT } from '../catalog/buy-product.port';
import { CurrentPlace } from '../location/current-place.port';
import { Clock } from '../shared/clock.port';
import { IdSource } from '../shared/id-source.port';
import { Notifier } from '../shared/notifier.port';
import { AdditionKeys } from './addition-keys';
import type { Addition, ChangeAnswer, UnansweredChange } from './cart-change';
import type { CartScreen, CartState } from './cart-state';
import { type CartAddition, type CartChange, Carts, COUPON_FAILED_TEXT } from './carts.port';
import { ChangeQueue } from './change-queue';
import { ConfirmedCart } from './confirmed-cart';
import { CurrentCart } from './current-cart.port';
import { LastRemoval } from './last-removal';

/** CONST-32: a quantity is sent after this time without another change. */
const QUANTITY_DELAY_MS = 800;

/** A changed quantity that has not been sent yet. */
interface PendingQuantity {
  readonly lineId: string;
  readonly change: UnansweredChange;
  readonly cancel: () => void;
}

/**
 * The cart as the shopper sees it: the last answer of the backend, plus the changes that are
 * not confirmed yet. Changes are sent one after another; a cart that was requested before a later change was confirmed
 * is dropped. The browser stores the id and the count as shown; what others write there (another tab, a session or
 * place that changed) replaces them here.
 */
@injectable()
export class CartSession {
  private readonly listeners = new Set<() => void>();
  private readonly confirmedListeners = new Set<() => void>();
  private readonly queue = new ChangeQueue((answer, change, isLast) => this.take(answer, change, isLast));
  private readonly removal = new LastRemoval();
  private readonly known: ConfirmedCart;
  private readonly keys: AdditionKeys;
  private screen: CartScreen | null = null;
  private isShown = false;
  private problem = '';
  private pendingQuantity: PendingQuantity | null = null;
  /** Counts requests for the cart, confirmed and failed changes, and replaced carts. */
  private readonly count = { asked: 0, confirmed: 0, failed: 0, replaced: 0 };
  /** Prices and stock may have changed with the last change. */
  private isStale = false;
  private isWriting = false;
  private snapshot: CartState;

  constructor(
    private readonly carts: Carts,
    private readonly currentCart: CurrentCart,
    private readonly currentPlace: CurrentPlace,
    private readonly clock: Clock,
    ids: IdSource,
    private readonly notifier: Notifier,
  ) {
    this.keys = new AdditionKeys(ids);
    this.known = new ConfirmedCart(currentCart.get());
    this.snapshot = this.nextState();
    currentCart.subscribe((handle) => this.replace(handle));
  }

  get state(): CartState {
    return this.snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Reports each change that the backend has confirmed. */
  onConfirmed(listener: () => void): void {
    this.confirmedListeners.add(listener);
  }

  /** Shows the cart on a screen, which has nothing to show until it has received the cart. */
  async show(screen: CartScreen): Promise<void> {
    if (this.screen !== screen) this.showNothingOn(screen);
    await this.refresh();
  }

  /** Call when the screen is left; unsent changes are sent. */
  leave(screen: CartScreen): void {
    if (this.screen !== screen) return;
    this.flush();
    this.showNothingOn(null);
  }

  /** Requests the cart as the screen prices it. */
  async refresh({ isQuiet = false } = {}): Promise<void> {
    if (!this.screen) return;
    this.count.asked += 1;
    const { asked, confirmed } = this.count;
    const answer = await this.screen.fetch();
    if (asked !== this.count.asked || confirmed !== this.count.confirmed) return;
    if (answer.ok) return this.adopt(answer.value);
    const message = answer.failure.message || 'Your cart could not be loaded.';
    if (this.queue.unanswered.length === 0) this.removal.interrupt(message);
    if (!this.isShown) this.problem = message;
    else if (!isQuiet) this.notifier.failure(message);
    this.publish();
  }

  /** Takes over a cart from an answer of the backend. */
  adopt(cart: Cart): void {
    this.count.asked += 1;
    this.isStale = false;
    this.isShown = true;
    this.problem = '';
    const before = this.known.cart;
    this.known.adopt(cart);
    const restored = this.removal.takeRestored(cart);
    for (const [before, now] of restored) this.screen?.onRestored?.(before, now);
    this.screen?.onReceived?.(cart, before);
    this.publish();
    for (const [{ name }] of restored) this.notifier.success(`${name} is back in your cart.`);
  }

  /** CART-11..15: shown at once; sent after a delay, or when another line is changed. */
  setQuantity(lineId: string, quantity: number): void {
    if (quantity === 0) return this.remove(lineId);
    const { cart } = this.snapshot;
    const line = cart?.line(lineId);
    this.removal.forget();
    if (cart && line && line.quantity !== quantity) {
      if (this.pendingQuantity?.lineId !== lineId) this.flush();
      this.pendingQuantity?.cancel();
      const change = {
        send: () => this.carts.changeQuantity(cart.id, line, quantity),
        applyTo: (known: Cart) => known.withQuantity(lineId, quantity),
        isOptimistic: true,
      };
      this.pendingQuantity = {
        lineId,
        change,
        cancel: this.clock.after(QUANTITY_DELAY_MS, () => this.flush()),
      };
    }
    this.publish();
  }

  remove(lineId: string): void {
    const { cart } = this.snapshot;
    if (!cart?.line(lineId)) return;
    this.removal.remember(cart, lineId);
    if (this.pendingQuantity?.lineId === lineId) this.takePendingQuantity();
    this.flush();
    void this.enqueue({
      send: () => this.carts.remove(cart.id, lineId),
      applyTo: (known) => known.without(lineId),
      isOptimistic: true,
    });
  }

  /** Adds the last removed line again: the same variant, location, speed and quantity. */
  async undoRemoval(): Promise<void> {
    const line = this.removal.beginRestoring();
    if (!line) return;
    this.flush();
    await this.enqueue({
      send: () => this.restore(line),
      // It returns with the cart that is fetched next: until then it has no id that the backend knows.
      applyTo: (known) => known,
      isWalletOrder: false,
      onFailed: (failure) => this.removal.fail(line, failure),
    });
  }

  /** The last removal can no longer be undone. */
  forgetRemoval(): void {
    this.removal.forget();
    this.publish();
  }

  /** As `add`, for a product of the shop. */
  addProduct(product: Omit<CartAddition, 'cartId'>): Promise<Result<CartChange, CallFailure>> {
    return this.add(this.additionOf(product, product.quantity));
  }

  /** Counted at once and deducted if refused; the caller reports a refusal. */
  async add(addition: Addition): Promise<Result<CartChange, CallFailure>> {
    this.flush();
    return this.enqueue({
      send: () => this.send(addition),
      applyTo: (known) => known,
      optimisticUnits: addition.units,
      isWalletOrder: addition.isWalletOrder,
      onFailed: () => {},
    });
  }

  /** An empty code removes the coupon. Resolves with the reason for a failure; empty on success. */
  async applyCoupon(code: string): Promise<string> {
    const { cart } = this.snapshot;
    if (!cart) return COUPON_FAILED_TEXT;
    const { confirmed } = this.count;
    const answer = await this.carts.applyCoupon(cart.id, code);
    if (!answer.ok) return answer.failure.message || COUPON_FAILED_TEXT;
    if (answer.value.problem !== null) return answer.value.problem || COUPON_FAILED_TEXT;
    this.reportConfirmed();
    if (this.screen?.isReviewed() || confirmed !== this.count.confirmed) void this.refresh();
    else this.adopt(answer.value.cart);
    return '';
  }

  /** SUM-25: stays marked until the order is placed again. */
  markInvalid(items: readonly RefusedLine[]): void {
    this.known.invalid = items;
    this.publish();
  }

  /** Sends a pending quantity now. */
  flush(): void {
    const { snapshot } = this;
    const pendingQuantity = this.takePendingQuantity();
    if (pendingQuantity && snapshot.cart?.line(pendingQuantity.lineId))
      void this.enqueue(pendingQuantity.change);
  }

  /** Sends a pending quantity, and resolves with whether all changes were accepted. */
  async saveChanges(): Promise<boolean> {
    const before = this.count.failed;
    this.flush();
    await this.queue.drain();
    return this.count.failed === before;
  }

  private takePendingQuantity(): PendingQuantity | null {
    const { pendingQuantity } = this;
    pendingQuantity?.cancel();
    this.pendingQuantity = null;
    return pendingQuantity;
  }

  private async enqueue<Answer extends ChangeAnswer>(change: UnansweredChange<Answer>): Promise<Answer> {
    let { replaced } = this.count;
    const send = () => {
      // An addition goes into the cart that is current when it is sent.
      if (change.optimisticUnits !== undefined) ({ replaced } = this.count);
      return change.send();
    };
    const taken = this.queue.add({ ...change, send, isObsolete: () => replaced !== this.count.replaced });
    this.publish();
    const answer = await taken;
    this.publish();
    return answer;
  }

  private async take(answer: ChangeAnswer, change: UnansweredChange, isLast: boolean): Promise<void> {
    if (answer.ok) this.confirm(change, answer.value);
    else this.reject(change, answer.failure);
    this.publish();
    const isUnavailable = !answer.ok && answer.failure.kind === 'unavailable';
    if (isLast && !this.pendingQuantity && this.isStale) await this.refresh({ isQuiet: isUnavailable });
  }

  private confirm(change: UnansweredChange, answer: CartChange | null): void {
    this.count.confirmed += 1;
    this.isStale = true;
    this.reportConfirmed();
    // An answer about a replaced cart does not restore it.
    if (!change.isObsolete?.()) this.known.confirm(change, answer);
  }

  private reject({ onFailed }: UnansweredChange, failure: CallFailure): void {
    this.count.failed += 1;
    this.isStale ||= failure.kind === 'refused';
    if (onFailed) onFailed(failure);
    else this.notifier.failure(failure.message || 'Your cart could not be changed.');
  }

  private additionOf(product: Omit<CartAddition, 'cartId'>, units: number): Addition {
    const send = (cartId: string, key: string) => this.carts.add({ cartId, ...product }, key);
    return { what: product, units, isWalletOrder: false, send };
  }

  private send({ what, send }: Addition): Promise<Result<CartChange, CallFailure>> {
    const { handle } = this.known;
    return this.keys.send(JSON.stringify([handle, what]), (key) => send(handle.cartId, key));
  }

  /** The line may still be in the cart, if its removal failed or an answer was lost. */
  private async restore(line: CartLine): Promise<ChangeAnswer> {
    if (this.removal.isUncertain) {
      const answer = await this.carts.show(this.known.handle.cartId);
      if (!answer.ok) return answer;
      if (answer.value.lineOfSameOffer(line)) return ok(null);
    }
    if (this.known.cartWith(this.queue.unanswered)?.lineOfSameOffer(line)) return ok(null);
    const { zipcode } = this.currentPlace.get();
    if (!zipcode || !line.speed) return refused(ZIPCODE_FIRST_TEXT);
    const product = {
      variantId: line.variantId,
      quantity: line.quantity,
      zipcode: zipcode.value,
      locationId: line.locationId,
      speed: line.speed,
      // A redeemed drink has no speed, and cannot be restored.
      isForWallet: false,
    };
    return this.send(this.additionOf(product, 0));
  }

  private showNothingOn(screen: CartScreen | null): void {
    this.screen = screen;
    this.isShown = false;
    this.problem = '';
    this.known.invalid = [];
    this.count.asked += 1;
    this.removal.forget();
    this.publish();
  }

  /** Another writer has changed the stored cart. */
  private replace(handle: CartHandle): void {
    if (this.isWriting) return;
    if (handle.cartId !== this.known.handle.cartId) this.count.replaced += 1;
    this.known.handle = handle;
    this.snapshot = { ...this.nextState(), handle };
    this.notify();
  }

  private nextState(): CartState {
    const { pendingQuantity, isShown, removal } = this;
    const pending = [...this.queue.unanswered, ...(pendingQuantity ? [pendingQuantity.change] : [])];
    const cart = isShown ? this.known.cartWith(pending) : null;
    return {
      cart,
      handle: this.known.handleWith(pending),
      problem: this.problem,
      isUpdating: pending.length > 0 || !this.queue.isEmpty,
      removed: removal.removedFrom(cart),
      restoredId: removal.restoredIdIn(cart),
    };
  }

  /** Of a cart that no screen shows only the count is kept, since it may change elsewhere. */
  private publish(): void {
    this.snapshot = this.nextState();
    if (!this.screen && !this.snapshot.isUpdating) this.known.cart = null;
    this.keep(this.snapshot.handle);
    this.notify();
  }

  private keep(handle: CartHandle): void {
    const kept = this.currentCart.get();
    if (JSON.stringify(kept) === JSON.stringify(handle)) return;
    this.isWriting = true;
    this.currentCart.set(handle);
    this.isWriting = false;
  }

  private reportConfirmed(): void {
    for (const listener of this.confirmedListeners) listener();
  }

  private notify(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
