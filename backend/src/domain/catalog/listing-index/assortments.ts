import { Codes } from './codes';
import type { IndexedOffer, IndexedSize, ServedPlace } from './indexed-product';
import { IntSequences } from './int-sequences';

/** The assortment of a product that is sold nowhere. */
export const EMPTY = 0;

/**
 * Which sizes are sold where, the cheapest places first: what many products of a vendor have in common, while each has
 * prices of its own.
 */
export class Assortments {
  readonly sizes = new Codes<string>();
  /** By their codes. */
  readonly places: ServedPlace[] = [];
  private readonly placeCodes = new Codes<string>();
  /** Of places at which a size has the same price. */
  readonly placeSets = new IntSequences();
  /** For each size: its code, the number of its prices, and for each price, the lowest first, the set of places. */
  readonly stored = new IntSequences();

  constructor() {
    this.stored.of([]);
  }

  /** The number of an assortment, and the prices in it, in cents: of each size the lowest first. */
  of(sizes: IndexedSize[]): { assortment: number; prices: number[] } {
    const prices: number[] = [];
    const sequence = sizes.flatMap((size) => this.pack(size, prices));
    return { assortment: this.stored.of(sequence), prices };
  }

  /** Calls back with the set of places of each price. */
  eachPrice(assortment: number, found: (places: number) => void): void {
    const { items } = this.stored;
    const end = this.stored.endOf(assortment);
    for (let at = this.stored.startOf(assortment); at < end;) {
      const next = at + 2 + (items[at + 1] ?? 0);
      for (at += 2; at < next; at += 1) found(items[at] ?? 0);
    }
  }

  /** @param prices to which those of the size are added */
  private pack({ size, offers }: IndexedSize, prices: number[]): number[] {
    const byPrice = new Map<number, number[]>();
    for (const offer of [...offers].sort(ascendingPrice)) {
      const same = byPrice.get(offer.priceCents) ?? [];
      byPrice.set(offer.priceCents, same);
      same.push(this.placeOf(offer));
    }
    prices.push(...byPrice.keys());
    return [
      this.sizes.of(size),
      byPrice.size,
      ...Array.from(byPrice.values(), (places) => this.setOf(places)),
    ];
  }

  private setOf(places: number[]): number {
    return this.placeSets.of(places.sort((one, other) => one - other));
  }

  private placeOf({ locationId, speed }: ServedPlace): number {
    const code = this.placeCodes.of(`${locationId} ${speed}`);
    if (code === this.places.length) this.places.push({ locationId, speed });
    return code;
  }
}

const ascendingPrice = (one: IndexedOffer, other: IndexedOffer): number => one.priceCents - other.priceCents;
