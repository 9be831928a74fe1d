import type { Cart } from '../../domain/cart/cart';
import { cartSessionTexts } from '../../texts/cart/cart-session';
import type { Notifier } from '../shared/notifier.port';
import type { CartChanges } from './cart-changes';
import type { CartScreen } from './cart-state';
import type { ConfirmedCart } from './confirmed-cart';
import type { LastRemoval } from './last-removal';

/** The screen that shows the cart, and the carts it receives; one requested before a later change is dropped. */
export class ShownCart {
  /** Null while no screen shows the cart. */
  screen: CartScreen | null = null;
  isReceived = false;
  /** Why the cart could not be loaded; empty if it was. */
  problem = '';
  /** Counts requests, and what makes their answers outdated. */
  private requested = 0;

  constructor(
    private readonly known: ConfirmedCart,
    private readonly changes: CartChanges,
    private readonly removal: LastRemoval,
    private readonly notifier: Notifier,
    private readonly publish: () => void,
  ) {}

  /** The screen has nothing to show until it has received the cart. */
  showNothingOn(screen: CartScreen | null): void {
    if (this.screen) this.known.added = null;
    this.screen = screen;
    this.isReceived = false;
    this.problem = '';
    this.known.invalid = [];
    this.requested += 1;
    this.removal.forget();
    this.publish();
  }

  async refresh(screen: CartScreen, { isQuiet }: { readonly isQuiet: boolean }): Promise<void> {
    this.requested += 1;
    const { requested } = this;
    const { confirmed } = this.changes.count;
    const answer = await screen.fetch();
    if (requested !== this.requested || confirmed !== this.changes.count.confirmed) return;
    if (answer.ok) return this.adopt(answer.value);
    const message = answer.failure.message || cartSessionTexts.notLoaded;
    if (this.changes.unanswered.length === 0) this.removal.interrupt(message);
    if (!this.isReceived) this.problem = message;
    else if (!isQuiet) this.notifier.failure(message);
    this.publish();
  }

  adopt(cart: Cart): void {
    this.requested += 1;
    this.changes.isStale = false;
    this.isReceived = true;
    this.problem = '';
    const before = this.known.cart;
    this.known.adopt(cart);
    const restored = this.removal.collectRestored(cart);
    for (const [removed, now] of restored) this.screen?.onRestored?.(removed, now);
    this.screen?.onReceived?.(cart, before);
    this.publish();
    for (const [{ name }] of restored) this.notifier.success(cartSessionTexts.restored(name));
  }
}
