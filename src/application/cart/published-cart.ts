import type { CartHandle } from '../../domain/cart/cart-handle';
import type { CartChanges } from './cart-changes';
import type { CartState } from './cart-state';
import type { ConfirmedCart } from './confirmed-cart';
import type { CurrentCart } from './current-cart.port';
import type { LastRemoval } from './last-removal';
import type { ShownCart } from './shown-cart';

/**
 * The state as it was last published. The browser stores the id and the count as shown; what others write there
 * (another tab, a session or place that changed) replaces them here.
 */
export class PublishedCart {
  state: CartState;
  private readonly listeners = new Set<() => void>();
  private isWriting = false;

  constructor(
    private readonly currentCart: CurrentCart,
    private readonly known: ConfirmedCart,
    private readonly changes: CartChanges,
    private readonly shown: ShownCart,
    private readonly removal: LastRemoval,
  ) {
    this.state = this.nextState();
    currentCart.subscribe((handle) => this.replace(handle));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Of a cart that no screen shows only the count is kept, since it may change elsewhere. */
  publish(): void {
    this.state = this.nextState();
    if (!this.shown.screen && !this.state.isUpdating) this.known.cart = null;
    this.store(this.state.handle);
    this.notify();
  }

  private store(handle: CartHandle): void {
    const stored = this.currentCart.get();
    if (JSON.stringify(stored) === JSON.stringify(handle)) return;
    this.isWriting = true;
    this.currentCart.set(handle);
    this.isWriting = false;
  }

  /** Another writer has changed the stored cart. */
  private replace(handle: CartHandle): void {
    if (this.isWriting) return;
    if (handle.cartId !== this.known.handle.cartId) this.changes.count.replacedCarts += 1;
    if (handle.cartId === '') this.known.added = null;
    this.known.handle = handle;
    this.state = { ...this.nextState(), handle };
    this.notify();
  }

  private notify(): void {
    for (const listener of [...this.listeners]) listener();
  }

  private nextState(): CartState {
    const { unconfirmed, isComplete, count } = this.changes;
    const cart = this.shown.isReceived ? this.known.cartWith(unconfirmed) : null;
    return {
      cart,
      handle: this.known.handleWith(unconfirmed),
      problem: this.shown.problem,
      isUpdating: !isComplete,
      confirmedChanges: count.confirmed,
      added: cart && this.known.added,
      removed: cart && this.removal.removedFrom(cart),
      restoredId: cart ? this.removal.restoredIdIn(cart) : '',
    };
  }
}
