import { injectable } from 'inversify';
import type { CartLine } from '../../domain/cart/cart-line';
import { type CallFailure, refused } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { ZIPCODE_FIRST_TEXT } from '../catalog/buy-product.port';
import { CurrentPlace } from '../location/current-place.port';
import { AdditionAttempts } from './addition-attempts';
import { type CartChange, Carts } from './carts.port';
import { CurrentCart } from './current-cart.port';

/** What was taken out of the cart goes into it again: the same size, place, speed and quantity. */
@injectable()
export class PutBack {
  constructor(
    private readonly carts: Carts,
    private readonly attempts: AdditionAttempts,
    private readonly currentCart: CurrentCart,
    private readonly currentPlace: CurrentPlace,
  ) {}

  async execute(line: CartLine): Promise<Result<CartChange, CallFailure>> {
    const { zipcode } = this.currentPlace.get();
    if (!zipcode || !line.deliveryType) return refused(ZIPCODE_FIRST_TEXT);
    const addition = {
      cartId: this.currentCart.get().cartId,
      variantId: line.productId,
      quantity: line.quantity,
      zipcode: zipcode.value,
      locationId: line.locationId,
      deliveryType: line.deliveryType,
      // What is drunk at the venue has no speed of its own, and never gets here.
      isForWallet: false,
    };
    const added = await this.attempts.send(addition, (key) => this.carts.add(addition, key));
    if (added.ok) this.currentCart.set({ ...added.value, isWalletOrder: false });
    return added;
  }
}
