import { injectable } from 'inversify';
import { Clock } from '../shared/clock.port';
import { PageVisibility } from '../shared/page-visibility.port';
import { CartSession } from './cart-session';
import { CartTabs } from './cart-tabs.port';
import { CurrentCart } from './current-cart.port';

/** A cart that was out of sight for this long may have other prices and stock. */
const OUTDATED_AFTER_MS = 5 * 60_000;

/**
 * Requests the shown cart again when it may have changed elsewhere: another tab has changed or replaced it, or nobody
 * has looked at this page for a while. A hidden page requests it when it is seen again.
 */
@injectable()
export class FollowCart {
  /** The next cart to be received may differ by a change from elsewhere. */
  private expectsChange = false;
  /** It is requested when the page is seen again. */
  private isDue = false;
  private hiddenAt: number | null = null;

  constructor(
    private readonly session: CartSession,
    private readonly tabs: CartTabs,
    private readonly currentCart: CurrentCart,
    private readonly page: PageVisibility,
    private readonly clock: Clock,
  ) {}

  /** Call when a screen shows the cart; returns a function to call when the screen is left. */
  begin(): () => void {
    this.receiveCart();
    this.hiddenAt = this.page.isVisible() ? null : this.clock.now();
    const stops = [
      this.tabs.subscribe(() => void this.follow()),
      this.currentCart.subscribe(({ cartId }) => this.isAnother(cartId) && void this.follow()),
      this.page.subscribe(({ isVisible, mayHaveMissed }) => {
        if (!isVisible) this.hiddenAt ??= this.clock.now();
        else this.seeAgain(mayHaveMissed);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Call with each received cart; true if it was requested because of a change elsewhere. */
  receiveCart(): boolean {
    const { expectsChange } = this;
    this.expectsChange = false;
    this.isDue = false;
    return expectsChange;
  }

  private seeAgain(mayHaveMissed: boolean): void {
    const hiddenFor = this.hiddenAt === null ? 0 : this.clock.now() - this.hiddenAt;
    this.hiddenAt = null;
    if (this.isDue || mayHaveMissed || hiddenFor >= OUTDATED_AFTER_MS) void this.follow();
  }

  private isAnother(cartId: string): boolean {
    const { cart } = this.session.state;
    return cart !== null && cart.id !== cartId;
  }

  private async follow(): Promise<void> {
    this.expectsChange = true;
    this.isDue = !this.page.isVisible();
    if (this.isDue) return;
    await this.session.refresh({ isQuiet: true });
    // It has failed, or a change of this tab was faster.
    this.isDue = this.expectsChange;
  }
}
