import type { AddressForm } from './address-rules';

/** An address of a customer's. */
export interface Address extends AddressForm {
  id: number;
  /** The primary address, of those for shipping (BD-34). */
  isDefault: boolean;
}
