import { injectable } from 'inversify';
import type { CartHandle } from '../../domain/cart/cart-handle';
import type { ProductChoice } from '../../domain/catalog/product-choice';
import { type CallFailure, refused } from '../../domain/shared/failure';
import { type Failed, ok, type Result } from '../../domain/shared/result';
import { CurrentSession } from '../customer/current-session.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { CurrentPlace } from '../location/current-place.port';
import { type CartChange, Carts } from './carts.port';
import { CurrentCart } from './current-cart.port';

/** Where an add leads: a shopper without a token is asked for an e-mail first (PDP-43, PDP-44). */
export type AfterAdding = 'guest-email' | 'cart';

/** PDP-35 */
export const ZIPCODE_FIRST_TEXT = 'Please enter and verify zipcode before adding to cart';

@injectable()
export class AddToCart {
  constructor(
    private readonly carts: Carts,
    private readonly currentCart: CurrentCart,
    private readonly currentPlace: CurrentPlace,
    private readonly currentSession: CurrentSession,
    private readonly currentShipping: CurrentShipping,
  ) {}

  /** The badge moves at once, and goes back if the shop refuses (speed.md). */
  async execute(choice: ProductChoice): Promise<Result<AfterAdding, CallFailure>> {
    const { zipcode } = this.currentPlace.get();
    const before = this.currentCart.get();
    if (!zipcode || !choice.variant || !choice.speed) return refused(ZIPCODE_FIRST_TEXT);

    this.currentCart.set({ ...before, unitCount: before.unitCount + choice.quantity });
    const added = await this.carts.add({
      cartId: before.cartId,
      variantId: choice.variant.id,
      quantity: choice.quantity,
      zipcode: zipcode.value,
      locationId: choice.speed.locationId,
      deliveryType: choice.speed.type,
      isForWallet: this.currentShipping.get().type === 'dine-in',
    });
    const settled = added.ok ? added : await this.settle(added, before, choice.quantity);
    this.currentCart.set(settled.ok ? { ...settled.value, isWalletOrder: false } : before);
    if (!settled.ok) return settled;
    return ok(this.currentSession.get().hasToken ? 'cart' : 'guest-email');
  }

  /** The answer may have been lost and the units be there: then they must not be added again (NET-10). */
  private async settle(
    lost: Failed<CallFailure>,
    before: CartHandle,
    quantity: number,
  ): Promise<Result<CartChange, CallFailure>> {
    if (lost.failure.kind !== 'unavailable' || !before.cartId) return lost;
    const shown = await this.carts.show(before.cartId);
    const isThere = shown.ok && shown.value.unitCount === before.unitCount + quantity;
    return isThere ? ok({ cartId: before.cartId, unitCount: shown.value.unitCount }) : lost;
  }
}
