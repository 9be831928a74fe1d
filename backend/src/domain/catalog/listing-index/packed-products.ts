import { Codes } from './codes';
import type { IndexedOffer, IndexedProduct, IndexedSize, ServedPlace } from './indexed-product';
import { IntList } from './int-list';
import { bitOf, type ServedPlaces } from './served-places';

const REMOVED = -1;

/**
 * Products in lists of numbers instead of objects: a tenth of the memory, and read several times faster. A product's
 * number in these lists is its slot; a product that changes gets a new one.
 */
export class PackedProducts {
  private readonly ids = new IntList();
  private readonly ranks = new IntList();
  private readonly popularities = new IntList();
  private readonly names: string[] = [];
  /** The bits of the places at which the product has offers. */
  private readonly placeBits = new IntList();
  /** Where the product's categories and sizes begin in `packed`, or `REMOVED`. */
  private readonly starts = new IntList();
  /**
   * For each product: the number of categories, their codes, the number of sizes; for each size: its code, the number of
   * offers; for each offer, the cheapest first: its place, its price.
   */
  private readonly packed = new IntList();
  private readonly slotOf = new Map<number, number>();
  private ordered = 0;
  readonly categories = new Codes<number>();
  readonly sizes = new Codes<string>();
  private readonly placeCodes = new Codes<string>();
  /** By their codes. */
  readonly places: ServedPlace[] = [];

  get length(): number {
    return this.slotOf.size;
  }

  /** So many slots, from the first, are in the default order: all of them if the products were added in that order. */
  get orderedLength(): number {
    return this.ordered;
  }

  /** The products whose slots are left behind. */
  get removed(): number {
    return this.ids.length - this.slotOf.size;
  }

  add({ id, rank, popularity, name, categoryIds, sizes }: IndexedProduct): number {
    const slot = this.ids.length;
    this.slotOf.set(id, slot);
    this.ids.push(id);
    this.ranks.push(rank);
    this.popularities.push(popularity);
    this.names.push(name);
    this.starts.push(this.packed.length);
    this.packed.push(categoryIds.length);
    for (const category of categoryIds) this.packed.push(this.categories.of(category));
    this.packed.push(sizes.length);
    this.placeBits.push(sizes.reduce((bits, size) => bits | this.pack(size), 0));
    if (slot === this.ordered && (slot === 0 || this.compare(slot - 1, slot) < 0)) this.ordered += 1;
    return slot;
  }

  remove(id: number): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.slotOf.delete(id);
    this.starts.set(slot, REMOVED);
    this.placeBits.set(slot, 0);
    this.names[slot] = '';
  }

  idOf(slot: number): number {
    return this.ids.at(slot);
  }

  popularityOf(slot: number): number {
    return this.popularities.at(slot);
  }

  nameOf(slot: number): string {
    return this.names[slot] ?? '';
  }

  /** Sorts slots into the default order: by rank, by id, and of the same product the removed one first. */
  readonly compare = (one: number, other: number): number =>
    this.ranks.at(one) - this.ranks.at(other) || this.ids.at(one) - this.ids.at(other) || one - other;

  /** Calls back with the product's categories; not at all for a product that has been removed. */
  eachCategory(slot: number, found: (category: number) => void): void {
    const start = this.starts.at(slot);
    if (start === REMOVED) return;
    const end = start + this.packed.at(start);
    for (let at = start + 1; at <= end; at += 1) found(this.packed.at(at));
  }

  /**
   * Calls back with each size that has an offer at one of the places, and its lowest price there; not at all for a product
   * that has been removed.
   */
  eachSold(slot: number, { isServed }: ServedPlaces, found: (size: number, cents: number) => void): void {
    const start = this.starts.at(slot);
    if (start === REMOVED) return;
    const packed = this.packed.buffer;
    let at = start + 1 + (packed[start] ?? 0);
    for (let sizes = packed[at++] ?? 0; sizes > 0; sizes -= 1) {
      const size = packed[at] ?? 0;
      const end = at + 2 + 2 * (packed[at + 1] ?? 0);
      at += 2;
      while (at < end && isServed[packed[at] ?? 0] === 0) at += 2;
      if (at < end) found(size, packed[at + 1] ?? 0);
      at = end;
    }
  }

  isSold(slot: number, served: ServedPlaces): boolean {
    const known = served.hasOneOf(this.placeBits.at(slot));
    if (known !== undefined) return known;
    let isSold = false;
    this.eachSold(slot, served, () => (isSold = true));
    return isSold;
  }

  /** Returns the bits of its places. */
  private pack({ size, offers }: IndexedSize): number {
    this.packed.push(this.sizes.of(size));
    this.packed.push(offers.length);
    let bits = 0;
    for (const { locationId, speed, priceCents } of [...offers].sort(byPrice)) {
      const place = this.placeOf(locationId, speed);
      this.packed.push(place);
      this.packed.push(priceCents);
      bits |= bitOf(place);
    }
    return bits;
  }

  private placeOf(locationId: number, speed: string): number {
    const code = this.placeCodes.of(`${locationId} ${speed}`);
    if (code === this.places.length) this.places.push({ locationId, speed });
    return code;
  }
}

const byPrice = (one: IndexedOffer, other: IndexedOffer): number => one.priceCents - other.priceCents;
