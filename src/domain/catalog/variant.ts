import { isChoosableSize, formatSize } from '../shared/size';
import type { Money } from '../shared/money';
import { cheapestActiveOffer, type Offer } from './offer';

export interface VariantFacts {
  readonly id: string;
  readonly size: string;
  readonly price: Money;
  readonly formerPrice: Money | null;
  readonly productType: string | null;
  readonly productCategory: string | null;
  readonly countryOfOrigin: string | null;
  readonly offers: readonly Offer[];
}

/** One size of a product; its id is what goes into the cart (ENT-03, X-111). */
export class Variant {
  private constructor(private readonly facts: VariantFacts) {}

  static of(facts: VariantFacts): Variant {
    return new Variant(facts);
  }

  get id(): string {
    return this.facts.id;
  }

  /** PDP-26 */
  get isChoosable(): boolean {
    return isChoosableSize(this.facts.size);
  }

  get sizeLabel(): string {
    return formatSize(this.facts.size);
  }

  get price(): Money {
    return this.facts.price;
  }

  get productType(): string | null {
    return this.facts.productType;
  }

  get productCategory(): string | null {
    return this.facts.productCategory;
  }

  get countryOfOrigin(): string | null {
    return this.facts.countryOfOrigin;
  }

  get offers(): readonly Offer[] {
    return this.facts.offers;
  }

  /** PDP-21 */
  get cheapestActiveOffer(): Offer | null {
    return cheapestActiveOffer(this.facts.offers);
  }

  /** The former price, if it was higher than the price charged now. */
  priceBefore(charged: Money): Money | null {
    const { formerPrice } = this.facts;
    return formerPrice?.isMoreThan(charged) ? formerPrice : null;
  }
}
