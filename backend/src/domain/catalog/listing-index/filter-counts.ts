import type { CategoryFacts, CountedValue } from '../category-facts';
import { bandBitsOf, PRICE_BANDS } from '../price-bands';
import type { PackedProducts } from './packed-products';
import type { AreaAssortments } from './area-assortments';

/** The filters of a category, without the category itself. */
export interface IndexedFacts extends Omit<CategoryFacts, 'category' | 'tree'> {
  /** Of each category with a product in the area: the products that are listed in it. */
  countByCategory: ReadonlyMap<number, number>;
}

/** Conditions on what is sold. */
export interface SoldFilters {
  /** 1 at the code of each size that is asked for. */
  isSize: Uint8Array;
  /** The bits of the price bands that are asked for; null: any price. */
  bands: number | null;
  /** For each set of categories 1 or 0: whether it has one of those that are asked for; null: any. */
  isOfType: Uint8Array | null;
}

/** The count of what no product has. */
const UNKNOWN = -1;

/** Counts the products that each choice of a filter and those of the other filters have together. */
export class FilterCounts {
  private readonly bySize: ProductCounts;
  private readonly byBand = new BandCounts();
  private readonly byCategorySet: Int32Array;
  private lowest = Number.MAX_SAFE_INTEGER;
  private highest = -1;

  constructor(
    private readonly filters: SoldFilters,
    private readonly products: PackedProducts,
    private readonly sold: AreaAssortments,
  ) {
    this.bySize = new ProductCounts(products.assortments.sizes.values);
    this.byCategorySet = new Int32Array(products.categorySets.length).fill(UNKNOWN);
  }

  /** Adds so many products that have a profile in common. */
  add(profile: number, products: number): void {
    const { profiles } = this.products;
    const start = this.sold.sizesOf(profiles.assortmentOf(profile));
    const { items } = this.sold;
    const end = start + 2 * (items[start] ?? 0);
    if (start === end) return;
    const { isSize, bands, isOfType } = this.filters;
    const { items: prices } = profiles;
    const first = profiles.firstPriceOf(profile);
    const set = profiles.categorySetOf(profile);
    const isCounted = isOfType === null || isOfType[set] === 1;
    let known = 0;
    let counted = 0;
    let fits = 0;
    for (let at = start + 1; at < end; at += 2) {
      const size = items[at] ?? 0;
      const cents = prices[first + (items[at + 1] ?? 0)] ?? 0;
      const bits = bandBitsOf(cents);
      const isBand = bands === null || (bits & bands) !== 0;
      if (cents < this.lowest) this.lowest = cents;
      if (cents > this.highest) this.highest = cents;
      known |= bits;
      if (isSize[size] === 1) {
        counted |= bits;
        if (isBand) fits = products;
      }
      this.bySize.add(size, isCounted && isBand ? products : 0);
    }
    this.bySize.next();
    this.byBand.add(known, isCounted ? counted : 0, products);
    this.byCategorySet[set] = Math.max(0, this.byCategorySet[set] ?? 0) + fits;
  }

  facts(): IndexedFacts {
    const isEmpty = this.highest < 0;
    return {
      minCents: isEmpty ? null : this.lowest,
      maxCents: isEmpty ? null : this.highest,
      sizes: this.bySize.counted(),
      bands: this.byBand.counted(),
      countByCategory: this.countByCategory(),
    };
  }

  private countByCategory(): Map<number, number> {
    const { categories, categorySets } = this.products;
    const counts = new Map<number, number>();
    for (const [set, count] of this.byCategorySet.entries()) {
      if (count === UNKNOWN) continue;
      for (const code of categorySets.get(set)) {
        const id = categories.values[code] ?? 0;
        counts.set(id, (counts.get(id) ?? 0) + count);
      }
    }
    return counts;
  }
}

/** How many products have a price in each band, counted by the bands that they have together. */
class BandCounts {
  private readonly byBits = new Int32Array(2 ** PRICE_BANDS.length);
  private known = 0;

  /** Products with prices in the bands that are known, of which some are counted. */
  add(known: number, counted: number, products: number): void {
    this.known |= known;
    this.byBits[counted] = (this.byBits[counted] ?? 0) + products;
  }

  counted(): CountedValue[] {
    return PRICE_BANDS.flatMap(({ value }, number) => {
      const bit = 1 << number;
      if ((this.known & bit) === 0) return [];
      const count = this.byBits.reduce((sum, products, bits) => (bits & bit ? sum + products : sum), 0);
      return [{ value, count }];
    });
  }
}

/** How many products have a value, each counted once. */
class ProductCounts {
  private readonly counts: Int32Array;
  private readonly lastCounted: Int32Array;
  private current = 0;

  constructor(private readonly values: readonly string[]) {
    this.counts = new Int32Array(values.length).fill(UNKNOWN);
    this.lastCounted = new Int32Array(values.length).fill(UNKNOWN);
  }

  /** @param products that have the value; 0: they are not counted, but the value is known */
  add(value: number, products: number): void {
    const count = Math.max(0, this.counts[value] ?? 0);
    const isNew = products > 0 && this.lastCounted[value] !== this.current;
    this.counts[value] = isNew ? count + products : count;
    if (isNew) this.lastCounted[value] = this.current;
  }

  /** What is added from here on is of other products. */
  next(): void {
    this.current += 1;
  }

  counted(): CountedValue[] {
    return this.values.flatMap((value, code) => {
      const count = this.counts[code] ?? UNKNOWN;
      return count === UNKNOWN ? [] : [{ value, count }];
    });
  }
}
