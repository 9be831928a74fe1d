import { Money } from '../shared/money';
import { productQuantity } from '../shared/quantity';
import type { Product } from './product';
import { speedKey, type SpeedOption } from './speed-option';
import type { Variant } from './variant';

/** What a shopper has picked on the product page: size, delivery and how many. */
export class ProductChoice {
  private constructor(
    readonly product: Product,
    readonly variant: Variant | null,
    readonly speed: SpeedOption | null,
    readonly quantity: number,
  ) {}

  /** On load: the size asked for or the first, and its cheapest active speed (PDP-19..21). */
  static of(product: Product, bottleId: string | null = null): ProductChoice {
    const variant = product.variantFor(bottleId);
    return new ProductChoice(product, variant, variant?.cheapestActiveSpeed ?? null, 1);
  }

  /** A new size re-picks the speed (PDP-22). */
  withVariant(variantId: string): ProductChoice {
    const variant = this.product.variantFor(variantId);
    return new ProductChoice(this.product, variant, variant?.cheapestActiveSpeed ?? null, this.quantity);
  }

  /** A new speed brings its own price and vendor (PDP-23, PDP-24); one that is inactive or not offered cannot be picked. */
  withSpeed(key: string | null): ProductChoice {
    const speed = this.variant?.speeds.find((option) => option.isActive && speedKey(option) === key);
    return speed ? new ProductChoice(this.product, this.variant, speed, this.quantity) : this;
  }

  withQuantity(typed: string | number): ProductChoice {
    return new ProductChoice(this.product, this.variant, this.speed, productQuantity(typed));
  }

  /** What one costs: the speed's price, not the size's. */
  get unitPrice(): Money {
    return this.speed?.price ?? this.variant?.price ?? Money.zero;
  }

  /** PDP-25 */
  get totalPrice(): Money {
    return this.unitPrice.times(this.quantity);
  }

  get priceBefore(): Money | null {
    return this.variant?.priceBefore(this.unitPrice) ?? null;
  }

  /** False when nothing delivers to this zipcode. */
  get isDeliverable(): boolean {
    return this.speed !== null;
  }
}
