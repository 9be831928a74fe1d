import { injectable } from 'inversify';
import { type CartMove, cartMove } from '../../domain/cart/cart-move';
import type { ServiceArea } from '../../domain/location/service-area';
import type { Unavailable } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { Carts } from '../cart/carts.port';
import { CurrentCart } from '../cart/current-cart.port';
import { CurrentPlace } from './current-place.port';

/** Tells what accepting a zipcode would do to the cart; null when nothing is lost by it. */
@injectable()
export class PreviewMove {
  constructor(
    private readonly currentPlace: CurrentPlace,
    private readonly currentCart: CurrentCart,
    private readonly carts: Carts,
  ) {}

  async execute(area: ServiceArea): Promise<Result<CartMove | null, Unavailable>> {
    const { cartId } = this.currentCart.get();
    const place = this.currentPlace.get();
    if (!cartId || place.isIn(area.zipcode)) return ok(null);
    const shown = await this.carts.show(cartId);
    if (!shown.ok) return shown;
    return ok(shown.value.isEmpty ? null : cartMove(shown.value, place.zipcode, area));
  }
}
