import { injectable } from 'inversify';
import { zipcodeChangeOfCart } from '../../domain/cart/zipcode-change-of-cart';
import type { ZipcodeChangePreview } from '../../domain/location/zipcode-change-preview';
import type { ServiceArea } from '../../domain/location/service-area';
import { failed, ok, type Result } from '../../domain/shared/result';
import type { Unavailable } from '../../domain/shared/failure';
import type { Zipcode } from '../../domain/shared/zipcode';
import { PlaceCart } from '../location/place-cart.port';
import { Carts } from './carts.port';
import { CurrentCart } from './current-cart.port';

/** Previews a change on the cart that the backend has under the current id, and clears that one. */
@injectable()
export class BackendPlaceCart extends PlaceCart {
  constructor(
    private readonly carts: Carts,
    private readonly currentCart: CurrentCart,
  ) {
    super();
  }

  unitCount(): number {
    return this.currentCart.get().unitCount;
  }

  onUnitCount(listener: (count: number) => void): () => void {
    return this.currentCart.subscribe(({ unitCount }) => listener(unitCount));
  }

  async previewZipcodeChange(
    from: Zipcode | null,
    to: ServiceArea,
  ): Promise<Result<ZipcodeChangePreview | null, Unavailable>> {
    const { cartId } = this.currentCart.get();
    if (!cartId) return ok(null);
    const shown = await this.carts.show(cartId);
    if (!shown.ok) return shown;
    return ok(shown.value.isEmpty ? null : zipcodeChangeOfCart(shown.value, from, to));
  }

  /** A cart that the backend does not know counts as cleared; one that cannot be reached does not. */
  async clear(): Promise<Result<null, Unavailable>> {
    const { cartId } = this.currentCart.get();
    if (!cartId) return ok(null);
    const cleared = await this.carts.clear(cartId);
    return !cleared.ok && cleared.failure.kind === 'unavailable' ? failed(cleared.failure) : ok(null);
  }
}
