import { injectable } from 'inversify';
import type { ProductChoice } from '../../domain/catalog/product-choice';
import { type CallFailure, refused } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { type AfterAdding, BuyProduct, ZIPCODE_FIRST_TEXT } from '../catalog/buy-product.port';
import { CurrentSession } from '../customer/current-session.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { CurrentPlace } from '../location/current-place.port';
import { AdditionAttempts } from './addition-attempts';
import { Carts } from './carts.port';
import { CurrentCart } from './current-cart.port';

@injectable()
export class AddToCart extends BuyProduct {
  constructor(
    private readonly carts: Carts,
    private readonly attempts: AdditionAttempts,
    private readonly currentCart: CurrentCart,
    private readonly currentPlace: CurrentPlace,
    private readonly currentSession: CurrentSession,
    private readonly currentShipping: CurrentShipping,
  ) {
    super();
  }

  /** The badge moves at once, and goes back if the shop refuses. */
  async execute(choice: ProductChoice): Promise<Result<AfterAdding, CallFailure>> {
    const { zipcode } = this.currentPlace.get();
    const before = this.currentCart.get();
    if (!zipcode || !choice.variant || !choice.speed) return refused(ZIPCODE_FIRST_TEXT);

    const addition = {
      cartId: before.cartId,
      variantId: choice.variant.id,
      quantity: choice.quantity,
      zipcode: zipcode.value,
      locationId: choice.speed.locationId,
      deliveryType: choice.speed.type,
      isForWallet: this.currentShipping.get().type === 'dine-in',
    };
    const shown = { ...before, unitCount: before.unitCount + choice.quantity };
    this.currentCart.set(shown);
    const added = await this.attempts.send(addition, (key) => this.carts.add(addition, key));
    if (!added.ok) {
      // A cart that has been replaced meanwhile, by another tab perhaps, stays as it is.
      if (this.currentCart.get() === shown) this.currentCart.set(before);
      return added;
    }
    this.currentCart.set({ ...added.value, isWalletOrder: false });
    return ok(this.currentSession.get().hasToken ? 'cart' : 'guest-email');
  }
}
