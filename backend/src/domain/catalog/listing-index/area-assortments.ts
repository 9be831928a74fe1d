import { IntList } from './int-list';
import type { Assortments } from './assortments';
import type { ServedPlace } from './indexed-product';

const UNKNOWN = 0;
const YES = 1;
const NO = 2;

const NOT_KEPT = -1;

/**
 * What is sold in an area: found for a set of places when it is first asked for, and for an assortment as well if products
 * share it.
 */
export class AreaAssortments {
  private readonly isServed: Uint8Array;
  private readonly servedSets: Uint8Array;
  private readonly soldAssortments: Uint8Array;
  /** Sizes that are sold, one assortment after the other; from 0 those of the last one that no products share. */
  private readonly sizes = new IntList();
  /** Where in `sizes` those of an assortment begin, if they are kept. */
  private readonly keptAt: Int32Array | null;

  /** @param areShared whether most assortments are those of many products: what is sold of each is kept then */
  constructor(
    private readonly assortments: Assortments,
    isServed: (place: ServedPlace) => boolean,
    areShared: boolean,
  ) {
    this.isServed = Uint8Array.from(assortments.places, (place) => (isServed(place) ? 1 : 0));
    this.servedSets = new Uint8Array(assortments.placeSets.length);
    this.soldAssortments = new Uint8Array(assortments.stored.length);
    this.keptAt = areShared ? new Int32Array(assortments.stored.length).fill(NOT_KEPT) : null;
  }

  /** Whether a size of the assortment is sold in the area. */
  isSold(assortment: number): boolean {
    const known = this.soldAssortments[assortment];
    return known === UNKNOWN ? this.findSold(assortment) : known === YES;
  }

  /** Valid until the next `sizesOf`. */
  get items(): Int32Array {
    return this.sizes.buffer;
  }

  /**
   * Where in `items` the sizes begin that are sold of an assortment: first how many there are, then for each its code and
   * where its lowest price is among the prices of the product.
   */
  sizesOf(assortment: number): number {
    const kept = this.keptAt?.[assortment] ?? NOT_KEPT;
    return kept === NOT_KEPT ? this.findSizes(assortment) : kept;
  }

  private findSizes(assortment: number): number {
    const { stored } = this.assortments;
    const { items } = stored;
    const end = stored.endOf(assortment);
    if (this.keptAt === null) this.sizes.clear();
    const start = this.sizes.length;
    this.sizes.push(0);
    let price = 0;
    for (let at = stored.startOf(assortment); at < end;) {
      const size = items[at] ?? 0;
      const first = at + 2;
      const next = first + (items[at + 1] ?? 0);
      at = first;
      while (at < next && !this.isOneServed(items[at] ?? 0)) at += 1;
      if (at < next) this.addSize(start, size, price + at - first);
      price += next - first;
      at = next;
    }
    if (this.keptAt !== null) this.keptAt[assortment] = start;
    return start;
  }

  private addSize(start: number, size: number, price: number): void {
    this.sizes.push(size);
    this.sizes.push(price);
    this.sizes.set(start, this.sizes.at(start) + 1);
  }

  /** Whether one of the places of the set serves the area. */
  private isOneServed(set: number): boolean {
    const known = this.servedSets[set];
    return known === UNKNOWN ? this.findServed(set) : known === YES;
  }

  private findSold(assortment: number): boolean {
    let isSold = false;
    this.assortments.eachPrice(assortment, (places) => (isSold ||= this.isOneServed(places)));
    this.soldAssortments[assortment] = isSold ? YES : NO;
    return isSold;
  }

  private findServed(set: number): boolean {
    const isServed = this.assortments.placeSets.get(set).some((place) => this.isServed[place] === 1);
    this.servedSets[set] = isServed ? YES : NO;
    return isServed;
  }
}
