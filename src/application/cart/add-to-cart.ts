import { injectable } from 'inversify';
import type { ProductChoice } from '../../domain/catalog/product-choice';
import { type CallFailure, refused } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { type AfterAdding, BuyProduct, ZIPCODE_FIRST_TEXT } from '../catalog/buy-product.port';
import { CurrentSession } from '../customer/current-session.port';
import { CurrentShipping } from '../fulfilment/current-shipping.port';
import { CurrentPlace } from '../location/current-place.port';
import { CartSession } from './cart-session';

@injectable()
export class AddToCart extends BuyProduct {
  constructor(
    private readonly cart: CartSession,
    private readonly currentPlace: CurrentPlace,
    private readonly currentSession: CurrentSession,
    private readonly currentShipping: CurrentShipping,
  ) {
    super();
  }

  async execute(choice: ProductChoice): Promise<Result<AfterAdding, CallFailure>> {
    const { zipcode } = this.currentPlace.get();
    if (!zipcode || !choice.variant || !choice.offer) return refused(ZIPCODE_FIRST_TEXT);
    const product = {
      variantId: choice.variant.id,
      quantity: choice.quantity,
      zipcode: zipcode.value,
      locationId: choice.offer.locationId,
      speed: choice.offer.speed,
      isForWallet: this.currentShipping.get().type === 'dine-in',
    };
    const added = await this.cart.addProduct(product);
    return added.ok ? ok(this.currentSession.get().hasToken ? 'cart' : 'guest-email') : added;
  }
}
