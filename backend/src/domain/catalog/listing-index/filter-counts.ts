import type { CategoryFacts, CountedValue } from '../category-facts';
import { bandBitsOf, PRICE_BANDS } from '../price-bands';
import type { PackedProducts } from './packed-products';
import type { AreaAssortments } from './area-assortments';

/** The filters of a category, without the category itself. */
export interface IndexedFacts extends Omit<CategoryFacts, 'category' | 'tree'> {
  /** Of each category with a product in the area: the products that are listed in it. */
  countByCategory: ReadonlyMap<number, number>;
}

/** Conditions on a size that is sold. */
export interface SoldFilters {
  /** 1 at the code of each size that is asked for. */
  isSize: Uint8Array;
  /** The bits of the price bands that are asked for; null: any price. */
  bands: number | null;
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

  /** @param isOfType for each set of categories 1 or 0: whether it has one of those that are chosen; null: each counts */
  add(slots: Int32Array, isOfType: Uint8Array | null): void {
    const { products, sold } = this;
    const { isSize, bands } = this.filters;
    let { lowest, highest } = this;
    // Without `eachSold`: calling back for each size takes half as long again.
    for (const slot of slots) {
      const start = sold.sizesOf(products.assortmentAt(slot));
      const { items } = sold;
      const end = start + 2 * (items[start] ?? 0);
      if (start === end) continue;
      const set = products.categorySetAt(slot);
      const first = products.firstPriceAt(slot);
      const isCounted = isOfType === null || isOfType[set] === 1;
      let known = 0;
      let counted = 0;
      let fits: 0 | 1 = 0;
      for (let at = start + 1; at < end; at += 2) {
        const size = items[at] ?? 0;
        const cents = products.priceAt(first + (items[at + 1] ?? 0));
        const bits = bandBitsOf(cents);
        const isBand = bands === null || (bits & bands) !== 0;
        if (cents < lowest) lowest = cents;
        if (cents > highest) highest = cents;
        known |= bits;
        if (isSize[size] === 1) {
          counted |= bits;
          if (isBand) fits = 1;
        }
        this.bySize.add(size, slot, isCounted && isBand);
      }
      this.byBand.add(known, isCounted ? counted : 0);
      this.addCategories(set, fits);
    }
    this.lowest = lowest;
    this.highest = highest;
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

  private addCategories(set: number, products: 0 | 1): void {
    const known = Math.max(0, this.byCategorySet[set] ?? 0);
    this.byCategorySet[set] = known + products;
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

  /** A product with prices in the bands that are known, of which some are counted. */
  add(known: number, counted: number): void {
    this.known |= known;
    this.byBits[counted] = (this.byBits[counted] ?? 0) + 1;
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

/** How many products have a value, each counted once: all of one product's values come before those of the next. */
class ProductCounts {
  private readonly counts: Int32Array;
  private readonly lastCounted: Int32Array;

  constructor(private readonly values: readonly string[]) {
    this.counts = new Int32Array(values.length).fill(UNKNOWN);
    this.lastCounted = new Int32Array(values.length).fill(UNKNOWN);
  }

  /** A product that is not to be counted only makes the value known. */
  add(value: number, slot: number, isCounted: boolean): void {
    const count = Math.max(0, this.counts[value] ?? 0);
    const isNew = isCounted && this.lastCounted[value] !== slot;
    this.counts[value] = isNew ? count + 1 : count;
    if (isNew) this.lastCounted[value] = slot;
  }

  counted(): CountedValue[] {
    return this.values.flatMap((value, code) => {
      const count = this.counts[code] ?? UNKNOWN;
      return count === UNKNOWN ? [] : [{ value, count }];
    });
  }
}
