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
    const { product, variant, offer, quantity } = choice;
    if (!zipcode || !variant || !offer) return refused(ZIPCODE_FIRST_TEXT);
    const addition = {
      variantId: variant.id,
      quantity,
      zipcode: zipcode.value,
      locationId: offer.locationId,
      speed: offer.speed,
      isForWallet: this.currentShipping.get().type === 'dine-in',
    };
    const added = await this.cart.addProduct(addition, { name: product.name, size: variant.size, quantity });
    return added.ok ? ok(this.currentSession.get().hasToken ? 'cart' : 'guest-email') : added;
  }
}
