import type { ProductCard } from '../shared/product-card';
import type { Review } from '../shared/review';
import { textLines } from '../shared/text-lines';
import type { Variant } from './variant';

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
  readonly isInStock: boolean;
  readonly tasteScale: readonly ScaleEntry[];
  readonly skillScale: readonly ScaleEntry[];
  readonly related: readonly ProductCard[];
  readonly variants: readonly Variant[];
}

/** What the product page shows (ENT-01). */
export class Product {
  private constructor(private readonly facts: ProductFacts) {}

  static of(facts: ProductFacts): Product {
    return new Product(facts);
  }

  get id(): string {
    return this.facts.id;
  }

  get name(): string {
    return this.facts.name;
  }

  get brand(): string | null {
    return this.facts.brand;
  }

  get images(): readonly ProductImage[] {
    return this.facts.images;
  }

  get reviews(): readonly Review[] {
    return this.facts.reviews;
  }

  get reviewCount(): number {
    return this.facts.reviewCount;
  }

  /** PDP-27 */
  get isInStock(): boolean {
    return this.facts.isInStock;
  }

  get tasteScale(): readonly ScaleEntry[] {
    return this.facts.tasteScale;
  }

  get skillScale(): readonly ScaleEntry[] {
    return this.facts.skillScale;
  }

  get related(): readonly ProductCard[] {
    return this.facts.related;
  }

  /** Plain text, split by CRLF; never HTML (PDP-28, X-122). */
  get descriptionLines(): readonly string[] {
    return textLines(this.facts.description);
  }

  /** The sizes that can be chosen (PDP-26). */
  get variants(): readonly Variant[] {
    return this.facts.variants.filter((variant) => variant.isChoosable);
  }

  /** The requested size, else the first (PDP-19, PDP-20). */
  variantFor(variantId: string | null): Variant | null {
    return this.variants.find((variant) => variant.id === variantId) ?? this.variants[0] ?? null;
  }
}
