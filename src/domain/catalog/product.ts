import type { ProductCard } from '../shared/product-card';
import type { Review } from '../shared/review';
import { textLines } from '../shared/text-lines';
import type { Variant } from './variant';
import { withFacts } from '../shared/with-facts';

/** How much of a taste or a skill, from 0 to 100. */
export interface ScaleEntry {
  readonly label: string;
  readonly value: number;
}

export interface ProductImage {
  readonly url: string;
  readonly thumbnailUrl: string;
}

export interface ProductFacts {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly description: string;
  readonly images: readonly ProductImage[];
  readonly reviews: readonly Review[];
  readonly reviewCount: number;
  /** PDP-27 */
  readonly isInStock: boolean;
  readonly tasteScale: readonly ScaleEntry[];
  readonly skillScale: readonly ScaleEntry[];
  readonly related: readonly ProductCard[];
  /** Of a product only the sizes that can be chosen (PDP-26). */
  readonly variants: readonly Variant[];
}

/** What the product page shows (ENT-01). */
export class Product extends withFacts<ProductFacts>() {
  private constructor(facts: ProductFacts) {
    super(facts);
  }

  static of(facts: ProductFacts): Product {
    return new Product({ ...facts, variants: facts.variants.filter((variant) => variant.isChoosable) });
  }

  /** Plain text, split by CRLF; never HTML (PDP-28, X-122). */
  get descriptionLines(): readonly string[] {
    return textLines(this.description);
  }

  /** The requested size, else the first (PDP-19, PDP-20). */
  variantFor(variantId: string | null): Variant | null {
    return this.variants.find((variant) => variant.id === variantId) ?? this.variants[0] ?? null;
  }
}
