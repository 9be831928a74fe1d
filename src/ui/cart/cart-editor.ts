import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Carts } from '../../application/cart/carts.port';
import type { CurrentCart } from '../../application/cart/current-cart.port';
import type { Clock } from '../../application/shared/clock.port';
import type { Notifier } from '../../application/shared/notifier.port';
import type { Cart, InvalidItem } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { Latest } from '../shared/view-model/latest';

/** CONST-32: how long a quantity rests before it is sent. */
const QUANTITY_DELAY_MS = 800;

export interface CartEditorNeeds {
  readonly carts: Carts;
  readonly currentCart: CurrentCart;
  readonly clock: Clock;
  readonly notifier: Notifier;
  /** The cart page asks for the cart, checkout for the order's review (CART-16, CART-17). */
  readonly fetch: () => Promise<Result<Cart, CallFailure>>;
  readonly onReceived?: (cart: Cart) => void;
}

/** A change of the cart that waits for its turn. */
export interface CartEdit {
  readonly send: () => Promise<Result<unknown, CallFailure>>;
  /** What it makes of the cart that the shop confirmed last. */
  readonly confirm: (cart: Cart) => Cart;
  /** Whether it is seen before the shop has confirmed it. */
  readonly isShownAhead?: boolean;
  /** Tells of a failure; without it a toast does. */
  readonly onFailed?: (failure: CallFailure) => void;
}

interface PendingQuantity {
  readonly lineId: string;
  readonly quantity: number;
  readonly cancel: () => void;
}

/** The cart on the screen: it changes at once, the shop hears of it in order, and what the shop says holds. */
export class CartEditor {
  /** As shown: null until it has been loaded. */
  cart: Cart | null = null;
  /** Why there is nothing to show. */
  problem = '';
  private confirmed: Cart | null = null;
  private invalid: readonly InvalidItem[] = [];
  private pending: PendingQuantity | null = null;
  /** What the shop has not answered yet, in its order. */
  private unanswered: readonly CartEdit[] = [];
  private outstanding = 0;
  private failures = 0;
  private tail: Promise<void> = Promise.resolve();
  private readonly latest = new Latest();

  constructor(private readonly needs: CartEditorNeeds) {
    makeAutoObservable<this, 'needs' | 'latest' | 'tail' | 'confirmed' | 'invalid' | 'unanswered'>(
      this,
      {
        cart: observableRef,
        confirmed: observableRef,
        invalid: observableRef,
        unanswered: observableRef,
        needs: false,
        latest: false,
        tail: false,
      },
      { autoBind: true },
    );
  }

  /** True while the shop has not yet confirmed what is shown: prices may still move. */
  get isSettling(): boolean {
    return this.pending !== null || this.outstanding > 0;
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    const answer = await this.needs.fetch();
    if (!isWanted()) return;
    runInAction(() => (answer.ok ? this.accept(answer.value) : this.refuse(answer.failure)));
  }

  /** Shows a cart that the shop has answered with. */
  accept(cart: Cart): void {
    this.latest.cancel();
    this.problem = '';
    this.confirmed = cart;
    this.showConfirmed();
    this.needs.onReceived?.(cart);
  }

  /** CART-11..15: shown at once; sent after a rest, or when another line is changed. */
  changeQuantity(lineId: string, quantity: number): void {
    const line = this.cart?.line(lineId);
    if (!this.cart || !line || line.quantity === quantity) return;
    if (quantity === 0) return this.remove(lineId);
    if (this.pending && this.pending.lineId !== lineId) this.flush();
    this.pending?.cancel();
    const cancel = this.needs.clock.after(QUANTITY_DELAY_MS, () => this.flush());
    this.pending = { lineId, quantity, cancel };
    this.show(this.cart.withQuantity(lineId, quantity));
  }

  remove(lineId: string): void {
    const { cart } = this;
    if (!cart?.line(lineId)) return;
    if (this.pending?.lineId === lineId) this.forgetPending();
    this.flush();
    void this.enqueue({
      send: () => this.needs.carts.remove(cart.id, lineId),
      confirm: (confirmed) => confirmed.without(lineId),
      isShownAhead: true,
    });
    this.showConfirmed();
  }

  /** SUM-25: stays marked until the order is tried again. */
  markInvalid(items: readonly InvalidItem[]): void {
    this.invalid = items;
    this.showConfirmed();
  }

  /** Sends what waits for its rest. */
  flush(): void {
    const { cart, pending } = this;
    const line = pending && cart?.line(pending.lineId);
    this.forgetPending();
    if (!cart || !pending || !line) return;
    void this.enqueue({
      send: () => this.needs.carts.changeQuantity(cart.id, line, pending.quantity),
      confirm: (confirmed) => confirmed.withQuantity(pending.lineId, pending.quantity),
      isShownAhead: true,
    });
  }

  /** Sends what waits, and resolves with whether the shop took everything. */
  async settle(): Promise<boolean> {
    const before = this.failures;
    this.flush();
    await this.tail;
    return this.failures === before;
  }

  /** Leaving the screen loses no change. */
  dispose(): void {
    this.flush();
    this.latest.cancel();
  }

  /** One after another, so that the shop's last word is about the last change. */
  async enqueue(edit: CartEdit): Promise<void> {
    this.outstanding += 1;
    this.unanswered = [...this.unanswered, edit];
    this.tail = this.tail.then(async () => this.finish(await edit.send(), edit));
    await this.tail;
  }

  /** What the shop holds, and the changes that it has not heard of or not answered. */
  private showConfirmed(): void {
    const { confirmed, pending, unanswered } = this;
    if (!confirmed) return;
    const ahead = unanswered.filter(({ isShownAhead }) => isShownAhead);
    const cart = ahead.reduce((changed, { confirm }) => confirm(changed), confirmed);
    this.show(pending ? cart.withQuantity(pending.lineId, pending.quantity) : cart);
  }

  private show(cart: Cart): void {
    const handle = this.needs.currentCart.get();
    // Another tab has placed or cleared it: what is over stays over.
    const isOver = handle.cartId === '' && cart.id !== '' && this.cart?.id === cart.id;
    this.cart = cart.withInvalid(this.invalid);
    if (isOver) return;
    const shown = { ...handle, cartId: cart.id || handle.cartId, unitCount: cart.unitCount };
    if (shown.cartId !== handle.cartId || shown.unitCount !== handle.unitCount)
      this.needs.currentCart.set(shown);
  }

  private refuse(failure: CallFailure): void {
    if (!this.confirmed) {
      this.problem = failure.message || 'Your cart could not be loaded.';
      return;
    }
    this.needs.notifier.failure(failure.message || 'Your cart could not be loaded.');
    this.showConfirmed();
  }

  private forgetPending(): void {
    this.pending?.cancel();
    this.pending = null;
  }

  private async finish(answer: Result<unknown, CallFailure>, edit: CartEdit): Promise<void> {
    runInAction(() => {
      this.unanswered = this.unanswered.filter((other) => other !== edit);
      if (answer.ok) this.confirmed = this.confirmed && edit.confirm(this.confirmed);
      else this.reportFailed(answer.failure, edit);
    });
    const isLast = this.outstanding === 1 && !this.pending;
    if (isLast && (answer.ok || answer.failure.kind === 'refused')) await this.load();
    runInAction(() => (this.outstanding -= 1));
  }

  private reportFailed(failure: CallFailure, { onFailed }: CartEdit): void {
    this.failures += 1;
    if (onFailed) onFailed(failure);
    else this.needs.notifier.failure(failure.message || 'Your cart could not be changed.');
    this.showConfirmed();
  }
}
