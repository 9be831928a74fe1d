import type { AddressForm } from './address-rules';

/** A customer's address. */
export interface Address extends AddressForm {
  id: number;
  /** The primary address; only for shipping addresses (BD-34). */
  isDefault: boolean;
}
