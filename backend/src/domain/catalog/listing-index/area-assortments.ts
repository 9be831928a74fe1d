import type { Assortments } from './assortments';
import type { ServedPlace } from './indexed-product';

const UNKNOWN = 0;
const YES = 1;
const NO = 2;

/** What is sold in an area: found for a set of places and for an assortment when it is first asked for. */
export class AreaAssortments {
  private readonly isServed: Uint8Array;
  private readonly servedSets: Uint8Array;
  private readonly soldAssortments: Uint8Array;

  constructor(
    private readonly assortments: Assortments,
    isServed: (place: ServedPlace) => boolean,
  ) {
    this.isServed = Uint8Array.from(assortments.places, (place) => (isServed(place) ? 1 : 0));
    this.servedSets = new Uint8Array(assortments.placeSets.length);
    this.soldAssortments = new Uint8Array(assortments.stored.length);
  }

  /** Whether a size of the assortment is sold in the area. */
  isSold(assortment: number): boolean {
    const known = this.soldAssortments[assortment];
    return known === UNKNOWN ? this.findSold(assortment) : known === YES;
  }

  /** Whether one of the places of the set serves the area. */
  isOneServed(set: number): boolean {
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
