import { injectable } from 'inversify';
import type { ProductChoice } from '../../domain/catalog/product-choice';
import { type CallFailure, refused } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { type AfterAdding, BuyProduct, ZIPCODE_FIRST_TEXT } from '../catalog/buy-product.port';
import { CurrentSession } from '../customer/current-session.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { CurrentPlace } from '../location/current-place.port';
import { productAddition } from './cart-change';
import { CartSession } from './cart-session';
import { Carts } from './carts.port';

@injectable()
export class AddToCart extends BuyProduct {
  constructor(
    private readonly carts: Carts,
    private readonly cart: CartSession,
    private readonly currentPlace: CurrentPlace,
    private readonly currentSession: CurrentSession,
    private readonly currentShipping: CurrentShipping,
  ) {
    super();
  }

  async execute(choice: ProductChoice): Promise<Result<AfterAdding, CallFailure>> {
    const { zipcode } = this.currentPlace.get();
    if (!zipcode || !choice.variant || !choice.speed) return refused(ZIPCODE_FIRST_TEXT);
    const product = {
      variantId: choice.variant.id,
      quantity: choice.quantity,
      zipcode: zipcode.value,
      locationId: choice.speed.locationId,
      deliveryType: choice.speed.type,
      isForWallet: this.currentShipping.get().type === 'dine-in',
    };
    const added = await this.cart.add(productAddition(this.carts, product, choice.quantity));
    return added.ok ? ok(this.currentSession.get().hasToken ? 'cart' : 'guest-email') : added;
  }
}
