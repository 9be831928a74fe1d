import { makeAutoObservable } from 'mobx';
import type { FollowCart } from '../../../application/cart/follow-cart';
import type { Cart } from '../../../domain/cart/cart';
import { type CartChanges, cartChanges } from './cart-changes';

/** What has changed elsewhere, until the shopper changes something. */
export class CartChangesControl {
  private changes: CartChanges | null = null;
  private stopFollowing = () => {};

  constructor(private readonly follow: FollowCart) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get sentences(): readonly string[] {
    return this.changes?.sentences ?? [];
  }

  begin(): void {
    this.stopFollowing();
    this.stopFollowing = this.follow.begin();
  }

  /** @param before what was shown until now; null if nothing was */
  receive(cart: Cart, before: Cart | null): void {
    if (this.follow.receiveCart() && before) this.changes = cartChanges(this.changes?.seen ?? before, cart);
  }

  forget(): void {
    this.changes = null;
  }

  end(): void {
    this.stopFollowing();
  }
}
