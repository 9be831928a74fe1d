import { injectable } from 'inversify';
import type { Cart, RefusedLine } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { CurrentPlace } from '../location/current-place.port';
import { Clock } from '../shared/clock.port';
import { IdSource } from '../shared/id-source.port';
import { Notifier } from '../shared/notifier.port';
import { CartAdditions } from './cart-additions';
import type { Addition } from './cart-change';
import { CartChanges } from './cart-changes';
import type { AddedProduct, CartScreen, CartState } from './cart-state';
import { type CartAddition, type CartChange, Carts, COUPON_FAILED_TEXT } from './carts.port';
import { ConfirmedCart } from './confirmed-cart';
import { CurrentCart } from './current-cart.port';
import { LastRemoval } from './last-removal';
import { PublishedCart } from './published-cart';
import { RestoreLine } from './restore-line';
import { ShownCart } from './shown-cart';

/** The cart as the shopper sees it: the last answer of the backend, plus the changes that are not confirmed yet. */
@injectable()
export class CartSession {
  private readonly known: ConfirmedCart;
  private readonly changes: CartChanges;
  private readonly removal = new LastRemoval();
  private readonly shown: ShownCart;
  private readonly additions: CartAdditions;
  private readonly restoreLine: RestoreLine;
  private readonly published: PublishedCart;

  constructor(
    private readonly carts: Carts,
    currentCart: CurrentCart,
    currentPlace: CurrentPlace,
    clock: Clock,
    ids: IdSource,
    notifier: Notifier,
  ) {
    const publish = () => this.published.publish();
    this.known = new ConfirmedCart(currentCart.get());
    this.changes = new CartChanges(this.known, clock, notifier, {
      shownCart: () => this.state.cart,
      publish,
      refresh: (options) => this.refresh(options),
    });
    this.shown = new ShownCart(this.known, this.changes, this.removal, notifier, publish);
    this.additions = new CartAdditions(carts, ids);
    this.restoreLine = new RestoreLine(
      carts,
      currentPlace,
      this.known,
      this.changes,
      this.removal,
      this.additions,
    );
    this.published = new PublishedCart(currentCart, this.known, this.changes, this.shown, this.removal);
  }

  get state(): CartState {
    return this.published.state;
  }

  subscribe(listener: () => void): () => void {
    return this.published.subscribe(listener);
  }

  /** Shows the cart on a screen, which has nothing to show until it has received the cart. */
  async show(screen: CartScreen): Promise<void> {
    if (this.shown.screen !== screen) this.shown.showNothingOn(screen);
    await this.refresh();
  }

  /** Call when the screen is left; unsent changes are sent. */
  leave(screen: CartScreen): void {
    if (this.shown.screen !== screen) return;
    this.flush();
    this.shown.showNothingOn(null);
  }

  /** Requests the cart as the screen prices it. */
  async refresh({ isQuiet = false } = {}): Promise<void> {
    const { screen } = this.shown;
    if (screen) await this.shown.refresh(screen, { isQuiet });
  }

  /** Takes over a cart from an answer of the backend. */
  adopt(cart: Cart): void {
    this.shown.adopt(cart);
  }

  /** CART-11..15: shown at once; sent after a delay, or when another line is changed. */
  setQuantity(lineId: string, quantity: number): void {
    if (quantity === 0) return this.remove(lineId);
    const { cart } = this.state;
    const line = cart?.line(lineId);
    this.known.added = null;
    this.removal.forget();
    if (cart && line && line.quantity !== quantity)
      this.changes.delay(lineId, {
        send: () => this.carts.changeQuantity(cart.id, line, quantity),
        applyTo: (known) => known.withQuantity(lineId, quantity),
        isOptimistic: true,
      });
    this.published.publish();
  }

  remove(lineId: string): void {
    const { cart } = this.state;
    if (!cart?.line(lineId)) return;
    this.known.added = null;
    this.removal.remember(cart, lineId);
    this.changes.flush({ exceptOf: lineId });
    void this.changes.send({
      send: () => this.carts.remove(cart.id, lineId),
      applyTo: (known) => known.without(lineId),
      isOptimistic: true,
    });
  }

  /** Adds the last removed line again. */
  async undoRemoval(): Promise<void> {
    const line = this.removal.beginRestoring();
    if (!line) return;
    this.flush();
    await this.changes.send({
      send: () => this.restoreLine.execute(line),
      // It returns with the cart that is fetched next: until then it has no id that the backend knows.
      applyTo: (known) => known,
      isWalletOrder: false,
      onFailed: (failure) => this.removal.fail(line, failure),
    });
  }

  /** The last removal can no longer be undone. */
  forgetRemoval(): void {
    this.removal.forget();
    this.published.publish();
  }

  /** As `add`, for a product of the shop. */
  addProduct(
    addition: Omit<CartAddition, 'cartId'>,
    product: AddedProduct,
  ): Promise<Result<CartChange, CallFailure>> {
    return this.add(this.additions.ofProduct(addition, addition.quantity), product);
  }

  /** Counted at once and deducted if refused; the caller reports a refusal. */
  async add(addition: Addition, product: AddedProduct): Promise<Result<CartChange, CallFailure>> {
    this.flush();
    const answer = await this.changes.send({
      send: () => this.additions.send(addition, this.known.handle),
      applyTo: (known) => known,
      optimisticUnits: addition.units,
      isWalletOrder: addition.isWalletOrder,
      onFailed: () => {},
    });
    // Not if its cart has been replaced meanwhile.
    if (answer.ok && answer.value.cartId === this.known.handle.cartId) this.known.added = product;
    return answer;
  }

  /** An empty code removes the coupon. Resolves with the reason for a failure; empty on success. */
  async applyCoupon(code: string): Promise<string> {
    const { cart } = this.state;
    if (!cart) return COUPON_FAILED_TEXT;
    const { confirmed } = this.changes.count;
    const answer = await this.carts.applyCoupon(cart.id, code);
    if (!answer.ok) return answer.failure.message || COUPON_FAILED_TEXT;
    if (answer.value.problem !== null) return answer.value.problem || COUPON_FAILED_TEXT;
    const isOutdated = confirmed !== this.changes.count.confirmed;
    this.changes.count.confirmed += 1;
    this.published.publish();
    if (this.shown.screen?.isReviewed() || isOutdated) void this.refresh();
    else this.adopt(answer.value.cart);
    return '';
  }

  /** SUM-25: stays marked until the order is placed again. */
  markInvalid(items: readonly RefusedLine[]): void {
    this.known.invalid = items;
    this.published.publish();
  }

  /** Sends a pending quantity now. */
  flush(): void {
    this.changes.flush();
  }

  /** Sends a pending quantity, and resolves with whether all changes were accepted. */
  saveChanges(): Promise<boolean> {
    return this.changes.saveAll();
  }
}
