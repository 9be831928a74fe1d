import { isZipcode } from '../../../rules/shared/zipcode';

/** Five digits, kept as text because a zipcode may begin with 0. */
export class Zipcode {
  private constructor(readonly value: string) {}

  static parse(typed: string | null | undefined): Zipcode | null {
    const text = (typed ?? '').trim();
    return isZipcode(text) ? new Zipcode(text) : null;
  }

  equals(other: Zipcode | null): boolean {
    return this.value === other?.value;
  }

  toString(): string {
    return this.value;
  }
}
