import { injectable } from 'inversify';
import { NO_CART } from '../../domain/cart/cart-handle';
import type { ServiceArea } from '../../domain/location/service-area';
import type { Unavailable } from '../../domain/shared/failure';
import { ok, type Result } from '../../domain/shared/result';
import { Carts } from '../cart/carts.port';
import { CurrentCart } from '../cart/current-cart.port';
import { CurrentPlace } from './current-place.port';

/**
 * The shopper shops in this zipcode from now on (GATE-07..09). A cart belongs to one zipcode, so a
 * different one empties it; typing the same one again costs nothing.
 */
@injectable()
export class AcceptArea {
  constructor(
    private readonly currentPlace: CurrentPlace,
    private readonly currentCart: CurrentCart,
    private readonly carts: Carts,
  ) {}

  async execute(area: ServiceArea, { passesGate = false } = {}): Promise<Result<null, Unavailable>> {
    const place = this.currentPlace.get();
    const { cartId } = this.currentCart.get();
    if (cartId && !place.isIn(area.zipcode)) {
      const cleared = await this.carts.clear(cartId);
      // A cart that the shop does not know is as good as cleared; one that cannot be reached is not.
      if (!cleared.ok && cleared.failure.kind === 'unavailable')
        return { ok: false, failure: cleared.failure };
      this.currentCart.set(NO_CART);
    }
    const moved = place.movedTo(area);
    this.currentPlace.set(passesGate ? moved.withGatePassed() : moved);
    return ok(null);
  }
}
