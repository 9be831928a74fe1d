import { IntList } from './int-list';
import { IntSequences } from './int-sequences';

/** Where the parts of a profile are. */
const CATEGORY_SET = 0;
const ASSORTMENT = 1;
const PRICES = 2;

/**
 * What filters count of a product: its set of categories, its assortment and its prices. Products that have the same are
 * counted at once.
 */
export class Profiles {
  private readonly stored = new IntSequences();
  private readonly counts = new IntList();

  get length(): number {
    return this.stored.length;
  }

  /** The number of a profile that one product more has. */
  add(categorySet: number, assortment: number, prices: readonly number[]): number {
    const profile = this.stored.of([categorySet, assortment, ...prices]);
    if (profile === this.counts.length) this.counts.push(0);
    this.counts.set(profile, this.counts.at(profile) + 1);
    return profile;
  }

  /** One product less has it. */
  remove(profile: number): void {
    this.counts.set(profile, this.counts.at(profile) - 1);
  }

  productsOf(profile: number): number {
    return this.counts.at(profile);
  }

  categorySetOf(profile: number): number {
    return this.items[this.stored.startOf(profile) + CATEGORY_SET] ?? 0;
  }

  assortmentOf(profile: number): number {
    return this.items[this.stored.startOf(profile) + ASSORTMENT] ?? 0;
  }

  /** Where its prices begin in `items`. */
  firstPriceOf(profile: number): number {
    return this.stored.startOf(profile) + PRICES;
  }

  /** Valid until the next `add`. */
  get items(): Int32Array {
    return this.stored.items;
  }
}
