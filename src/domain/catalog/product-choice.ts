import { Money } from '../shared/money';
import { productQuantity } from '../shared/quantity';
import type { Product } from './product';
import { offerKey, type Offer } from './offer';
import type { Variant } from './variant';

/** The size, speed and quantity chosen on the product page. */
export class ProductChoice {
  private constructor(
    readonly product: Product,
    readonly variant: Variant | null,
    readonly offer: Offer | null,
    readonly quantity: number,
  ) {}

  /** On load: the requested size or the first, with its cheapest active offer (PDP-19..21). */
  static of(product: Product, variantId: string | null = null): ProductChoice {
    const variant = product.variantFor(variantId);
    return new ProductChoice(product, variant, variant?.cheapestActiveOffer ?? null, 1);
  }

  /** A new size selects its own cheapest offer (PDP-22). */
  withVariant(variantId: string): ProductChoice {
    const variant = this.product.variantFor(variantId);
    return new ProductChoice(this.product, variant, variant?.cheapestActiveOffer ?? null, this.quantity);
  }

  /** Each offer has its own price and vendor (PDP-23, PDP-24); an inactive or unknown one is ignored. */
  withOffer(key: string | null): ProductChoice {
    const chosen = this.variant?.offers.find((offer) => offer.isActive && offerKey(offer) === key);
    return chosen ? new ProductChoice(this.product, this.variant, chosen, this.quantity) : this;
  }

  withQuantity(typed: string | number): ProductChoice {
    return new ProductChoice(this.product, this.variant, this.offer, productQuantity(typed));
  }

  /** The price of one unit: the offer's, not the size's. */
  get unitPrice(): Money {
    return this.offer?.price ?? this.variant?.price ?? Money.zero;
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
    return this.offer !== null;
  }
}
