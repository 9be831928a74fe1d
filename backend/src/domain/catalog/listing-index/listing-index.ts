import type { Area } from '../../location/area';
import type { ChosenFilters, ListingCriteria } from '../listing-criteria';
import { bandBitsOf, bitsOf } from '../price-bands';
import { FilterCounts, type IndexedFacts } from './filter-counts';
import type { IndexedProduct, ServedPlace } from './indexed-product';
import { IntList } from './int-list';
import { inOrder, type Matches } from './match-order';
import { mergeAll, OrderedSlots } from './ordered-slots';
import { PackedProducts } from './packed-products';
import { ProductSearch, type SearchWord } from './product-search';
import { AreaAssortments } from './area-assortments';

/** Above every price. */
const NONE = Number.MAX_SAFE_INTEGER;

/** With fewer products to an assortment, keeping what is sold of each takes longer than finding it for each product. */
const PRODUCTS_TO_SHARE = 4;

/**
 * The catalogue as lists and searches need it, in memory: answers which products match in a time that grows with the
 * products of the asked category, or with those that have the words: about 0.1 µs for each.
 *
 * `served` are the places that deliver to the area's zipcode; null: the area names none.
 */
export class ListingIndex {
  private readonly products = new PackedProducts();
  private readonly categories = new Map<number, OrderedSlots>();
  private readonly productSearch = new ProductSearch(this.products);

  get length(): number {
    return this.products.length;
  }

  /** The products that have been removed or replaced: they still take memory. */
  get removed(): number {
    return this.products.removed;
  }

  /** Adds a product, or replaces it. */
  put(product: IndexedProduct): void {
    this.remove(product.id);
    const slot = this.products.add(product);
    for (const id of product.categoryIds) this.slotsOf(id).add(slot);
    this.productSearch.add(product);
  }

  remove(id: number): void {
    this.products.remove(id);
  }

  /** Ids of all matching products, in order; see `Listings.matchingIds`. */
  matchingIds({ categoryIds, order, ...chosen }: ListingCriteria, served: ServedPlace[] | null): Int32Array {
    const slots = this.slotsIn(categoryIds);
    const isUnfiltered = chosen.sizes.length === 0 && chosen.bands.length === 0;
    if (isUnfiltered && order === 'default') return this.soldIn(chosen.area, served, slots);
    const matches = this.matches(slots, chosen, this.assortmentsIn(chosen.area, served));
    return inOrder(matches, order, this.products).map((slot) => this.products.idOf(slot));
  }

  private matches(
    slots: Int32Array,
    chosen: Omit<ChosenFilters, 'categoryIds'>,
    sold: AreaAssortments,
  ): Matches {
    const isSize = this.ofSizes(chosen.sizes);
    const bands = bitsOf(chosen.bands);
    const matching = new IntList(slots.length);
    const prices = new IntList(slots.length);
    let lowest = NONE;
    const lower = (size: number, cents: number): void => {
      if (cents >= lowest || isSize[size] === 0) return;
      if (bands === null || (bandBitsOf(cents) & bands) !== 0) lowest = cents;
    };
    for (const slot of slots) {
      lowest = NONE;
      this.products.eachSold(slot, sold, lower);
      if (lowest === NONE) continue;
      matching.push(slot);
      prices.push(lowest);
    }
    return { slots: matching.items, prices: prices.items };
  }

  /** The filters of a category, each choice with the products that it and the choices of the other filters have together. */
  facts(
    categoryId: number,
    { categoryIds, sizes, bands, area }: ChosenFilters,
    served: ServedPlace[] | null,
  ): IndexedFacts {
    const isOfType = categoryIds.includes(categoryId) ? null : this.setsWith(categoryIds);
    const counts = new FilterCounts(
      { isSize: this.ofSizes(sizes), bands: bitsOf(bands), isOfType },
      this.products,
      this.assortmentsIn(area, served),
    );
    this.countIn(categoryId, counts);
    return counts.facts();
  }

  /** Counts a category's products one by one, or at once those with the same profile if there are fewer profiles. */
  private countIn(categoryId: number, counts: FilterCounts): void {
    const { profiles } = this.products;
    const slots = this.slotsIn([categoryId]);
    if (slots.length <= profiles.length) {
      for (const slot of slots)
        if (this.products.isSoldAnywhere(slot)) counts.add(this.products.profileAt(slot), 1);
      return;
    }
    const isIn = this.setsWith([categoryId]);
    for (let profile = 0; profile < profiles.length; profile += 1) {
      const products = profiles.productsOf(profile);
      if (products > 0 && isIn[profiles.categorySetOf(profile)] === 1) counts.add(profile, products);
    }
  }

  /** Ids of the products in the area with every word, the best first; see `Listings.search`. */
  search(words: SearchWord[], area: Area, served: ServedPlace[] | null): Int32Array {
    return this.soldIn(area, served, this.productSearch.find(words));
  }

  /** Ids of the products in the area with similar words, the most similar first. */
  searchSimilar(words: SearchWord[], area: Area, served: ServedPlace[] | null): Int32Array {
    return this.soldIn(area, served, this.productSearch.findSimilar(words));
  }

  private soldIn(area: Area, served: ServedPlace[] | null, slots: Int32Array): Int32Array {
    return this.products.soldOf(slots, this.assortmentsIn(area, served));
  }

  private slotsOf(categoryId: number): OrderedSlots {
    const known = this.categories.get(categoryId) ?? new OrderedSlots(this.products.compare);
    this.categories.set(categoryId, known);
    return known;
  }

  private slotsIn(categoryIds: number[]): Int32Array {
    const { compare } = this.products;
    const lists = Array.from(
      new Set(categoryIds),
      (id) => this.categories.get(id)?.inOrder ?? new Int32Array(),
    );
    return mergeAll(lists, compare);
  }

  /** For each set of categories 1 or 0: whether it has one of them. */
  private setsWith(categoryIds: number[]): Uint8Array {
    const { categories, categorySets } = this.products;
    const codes = new Set(categoryIds.map((id) => categories.find(id)));
    return Uint8Array.from({ length: categorySets.length }, (_, set) =>
      categorySets.get(set).some((code) => codes.has(code)) ? 1 : 0,
    );
  }

  private assortmentsIn(area: Area, served: ServedPlace[] | null): AreaAssortments {
    const serving = served && new Set(served.map(({ locationId, speed }) => `${locationId} ${speed}`));
    const isServed = ({ locationId, speed }: ServedPlace): boolean =>
      (!area.speed || speed === area.speed) &&
      (!area.locationIds || area.locationIds.includes(locationId)) &&
      (!serving || serving.has(`${locationId} ${speed}`));
    const { assortments, length } = this.products;
    const areShared = assortments.stored.length * PRODUCTS_TO_SHARE < length;
    return new AreaAssortments(assortments, isServed, areShared);
  }

  private ofSizes(sizes: string[]): Uint8Array {
    const isAsked = new Uint8Array(this.products.assortments.sizes.values.length).fill(
      sizes.length === 0 ? 1 : 0,
    );
    for (const size of sizes) {
      const code = this.products.assortments.sizes.find(size);
      if (code !== undefined) isAsked[code] = 1;
    }
    return isAsked;
  }
}
