import type { AddressDetails } from './address-rules';

/** A customer's address. */
export interface Address extends AddressDetails {
  id: number;
  /** The primary address; only for shipping addresses (BD-34). */
  isPrimary: boolean;
}
