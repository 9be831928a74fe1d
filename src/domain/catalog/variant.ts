import { isChoosableSize, formatSize } from '../shared/size';
import type { Money } from '../shared/money';
import { cheapestActiveOffer, type Offer } from './offer';
import { withFacts } from '../shared/with-facts';

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
export class Variant extends withFacts<VariantFacts>() {
  private constructor(facts: VariantFacts) {
    super(facts);
  }

  static of(facts: VariantFacts): Variant {
    return new Variant(facts);
  }

  /** PDP-26 */
  get isChoosable(): boolean {
    return isChoosableSize(this.size);
  }

  get sizeLabel(): string {
    return formatSize(this.size);
  }

  /** PDP-21 */
  get cheapestActiveOffer(): Offer | null {
    return cheapestActiveOffer(this.offers);
  }

  /** The former price, if it was higher than the price charged now. */
  priceBefore(charged: Money): Money | null {
    const { formerPrice } = this;
    return formerPrice?.isMoreThan(charged) ? formerPrice : null;
  }
}
