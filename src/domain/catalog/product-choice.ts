import { Money } from '../shared/money';
import { productQuantity } from '../shared/quantity';
import type { Product } from './product';
import { speedKey, type SpeedOption } from './speed-option';
import type { Variant } from './variant';

/** The size, speed and quantity chosen on the product page. */
export class ProductChoice {
  private constructor(
    readonly product: Product,
    readonly variant: Variant | null,
    readonly speed: SpeedOption | null,
    readonly quantity: number,
  ) {}

  /** On load: the requested size or the first, with its cheapest active speed (PDP-19..21). */
  static of(product: Product, variantId: string | null = null): ProductChoice {
    const variant = product.variantFor(variantId);
    return new ProductChoice(product, variant, variant?.cheapestActiveSpeed ?? null, 1);
  }

  /** A new size selects its own cheapest speed (PDP-22). */
  withVariant(variantId: string): ProductChoice {
    const variant = this.product.variantFor(variantId);
    return new ProductChoice(this.product, variant, variant?.cheapestActiveSpeed ?? null, this.quantity);
  }

  /** A speed has its own price and vendor (PDP-23, PDP-24); one that is inactive or not offered is ignored. */
  withSpeed(key: string | null): ProductChoice {
    const speed = this.variant?.speeds.find((option) => option.isActive && speedKey(option) === key);
    return speed ? new ProductChoice(this.product, this.variant, speed, this.quantity) : this;
  }

  withQuantity(typed: string | number): ProductChoice {
    return new ProductChoice(this.product, this.variant, this.speed, productQuantity(typed));
  }

  /** The price of one unit: the speed's, not the size's. */
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

  /** False if no speed delivers to this zipcode. */
  get isDeliverable(): boolean {
    return this.speed !== null;
  }
}
