/** A bit for each place; with more places than bits, several have the same one. */
const BITS = 32;

export const bitOf = (place: number): number => 1 << (place % BITS);

/** The places that serve an area, by their codes. */
export class ServedPlaces {
  private readonly bits: number;

  /** @param isServed for each place 1 or 0 */
  constructor(readonly isServed: Uint8Array) {
    this.bits = isServed.reduce((bits, served, place) => (served === 1 ? bits | bitOf(place) : bits), 0);
  }

  /** Whether one of the places with these bits serves the area; undefined: bits do not tell. */
  hasOneOf(bits: number): boolean | undefined {
    if ((bits & this.bits) === 0) return false;
    return this.isServed.length <= BITS ? true : undefined;
  }
}
