import type { CartLine } from '../../domain/cart/cart-line';
import { refused } from '../../domain/shared/failure';
import { ok } from '../../domain/shared/result';
import { ZIPCODE_FIRST_TEXT } from '../catalog/buy-product.port';
import type { CurrentPlace } from '../location/current-place.port';
import type { CartAdditions } from './cart-additions';
import type { ChangeAnswer } from './cart-change';
import type { CartChanges } from './cart-changes';
import type { Carts } from './carts.port';
import type { ConfirmedCart } from './confirmed-cart';
import type { LastRemoval } from './last-removal';

/** Adds a removed line again: the same variant, location, speed and quantity. */
export class RestoreLine {
  constructor(
    private readonly carts: Carts,
    private readonly currentPlace: CurrentPlace,
    private readonly known: ConfirmedCart,
    private readonly changes: CartChanges,
    private readonly removal: LastRemoval,
    private readonly additions: CartAdditions,
  ) {}

  /** The line may still be in the cart, if its removal failed or an answer was lost. */
  async execute(line: CartLine): Promise<ChangeAnswer> {
    if (this.removal.isUncertain) {
      const answer = await this.carts.show(this.known.handle.cartId);
      if (!answer.ok) return answer;
      if (answer.value.lineOfSameOffer(line)) return ok(null);
    }
    if (this.known.cartWith(this.changes.unanswered)?.lineOfSameOffer(line)) return ok(null);
    return this.add(line);
  }

  private async add(line: CartLine): Promise<ChangeAnswer> {
    const { zipcode } = this.currentPlace.get();
    if (!zipcode || !line.speed) return refused(ZIPCODE_FIRST_TEXT);
    const product = {
      variantId: line.variantId,
      quantity: line.quantity,
      zipcode: zipcode.value,
      locationId: line.locationId,
      speed: line.speed,
      // A redeemed drink has no speed, and cannot be restored.
      isForWallet: false,
    };
    return this.additions.send(this.additions.ofProduct(product, 0), this.known.handle);
  }
}
