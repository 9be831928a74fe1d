import type { CategoryFacts, CountedValue } from '../category-facts';
import { bandBitsOf, PRICE_BANDS } from '../price-bands';

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

/** What the codes of categories and sizes stand for. */
export interface Coded {
  categories: readonly number[];
  sizes: readonly string[];
}

/** Counts the products that each choice of a filter and those of the other filters have together, product by product. */
export class FilterCounts {
  private readonly bySize: ProductCounts;
  private readonly byBand = new BandCounts();
  private readonly byCategory: Int32Array;
  private lowest = Number.MAX_SAFE_INTEGER;
  private highest = -1;
  private slot = -1;
  private isOfType = false;
  private fits = false;
  private isSold = false;

  constructor(
    private readonly filters: SoldFilters,
    private readonly coded: Coded,
  ) {
    this.bySize = new ProductCounts(coded.sizes);
    this.byCategory = new Int32Array(coded.categories.length).fill(UNKNOWN);
  }

  /** Whether the current product has a size that is sold. */
  get hasSize(): boolean {
    return this.isSold;
  }

  /** @param isOfType whether it is in one of the chosen categories */
  begin(slot: number, isOfType: boolean): void {
    this.byBand.endProduct();
    this.slot = slot;
    this.isOfType = isOfType;
    this.fits = false;
    this.isSold = false;
  }

  /** A size of the current product that is sold, at its lowest price. */
  readonly addSize = (size: number, cents: number): void => {
    const { isSize: sizes, bands } = this.filters;
    const bits = bandBitsOf(cents);
    const isSize = sizes[size] === 1;
    const isBand = bands === null || (bits & bands) !== 0;
    this.isSold = true;
    this.fits ||= isSize && isBand;
    if (cents < this.lowest) this.lowest = cents;
    if (cents > this.highest) this.highest = cents;
    this.bySize.add(size, this.slot, this.isOfType && isBand);
    this.byBand.add(bits, this.isOfType && isSize);
  };

  /** A category of the current product, after its sizes. */
  readonly addCategory = (category: number): void => {
    this.byCategory[category] = Math.max(0, this.byCategory[category] ?? 0) + (this.fits ? 1 : 0);
  };

  facts(): IndexedFacts {
    this.byBand.endProduct();
    const isEmpty = this.highest < 0;
    return {
      minCents: isEmpty ? null : this.lowest,
      maxCents: isEmpty ? null : this.highest,
      sizes: this.bySize.counted(),
      bands: this.byBand.counted(),
      countByCategory: new Map(
        this.coded.categories.flatMap((id, category) => {
          const count = this.byCategory[category] ?? UNKNOWN;
          return count === UNKNOWN ? [] : [[id, count]];
        }),
      ),
    };
  }
}

/** How many products have a price in each band, counted by the bands that they have together. */
class BandCounts {
  private readonly byBits = new Int32Array(2 ** PRICE_BANDS.length);
  private known = 0;
  private bits = 0;

  /** Prices that are not to be counted only make the bands known. */
  add(bits: number, isCounted: boolean): void {
    this.known |= bits;
    if (isCounted) this.bits |= bits;
  }

  endProduct(): void {
    this.byBits[this.bits] = (this.byBits[this.bits] ?? 0) + 1;
    this.bits = 0;
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
