import type { NewAddress } from './new-address';
import type { Zipcode } from '../shared/zipcode';
import { withFacts } from '../shared/with-facts';

export interface AddressFacts extends NewAddress {
  readonly id: string;
  readonly isPrimary: boolean;
}

/** An address of the address book (ENT-30, ENT-31). */
export class Address extends withFacts<AddressFacts>() {
  private constructor(facts: AddressFacts) {
    super(facts);
  }

  static of(facts: AddressFacts): Address {
    return new Address(facts);
  }

  get name(): string {
    return `${this.firstName} ${this.lastName}`.trim();
  }

  /** street1 plus street2 */
  get line1(): string {
    return [this.street1, this.street2].filter(Boolean).join(' ');
  }

  /** 'city, state zipcode' */
  get line2(): string {
    return `${this.city}, ${this.state} ${this.zipcode}`;
  }

  /** The fields of the address form. */
  get asNewAddress(): NewAddress {
    const { firstName, lastName, street1, street2, city, state, zipcode, nickname, phone } = this;
    return { firstName, lastName, street1, street2, city, state, zipcode, nickname, phone };
  }

  /** ADDR-46, ADDR-47 */
  asPrimary(isPrimary: boolean): Address {
    return isPrimary === this.isPrimary ? this : new Address({ ...this, isPrimary });
  }

  /** ADDR-17: only an address of the shopping zipcode can be delivered to. */
  isIn(zipcode: Zipcode | null): boolean {
    return zipcode !== null && this.zipcode === zipcode.value;
  }
}

/** ADDR-15 */
export const primaryFirst = (addresses: readonly Address[]): readonly Address[] =>
  [...addresses].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));

/** ADDR-16; the first address if none is primary. */
export const preselected = (addresses: readonly Address[]): Address | null =>
  primaryFirst(addresses)[0] ?? null;
