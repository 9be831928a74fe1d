import type { Address } from '../../domain/customer/address';
import type { NewAddress } from '../../domain/customer/new-address';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

export abstract class AddressBook {
  /** Primary first; none is an empty list (ADDR-15). */
  abstract shippingAddresses(): Promise<Result<readonly Address[], Unavailable>>;
  /** Answers with the new address's id. */
  abstract addShipping(address: NewAddress, isPrimary: boolean): Promise<Result<string, CallFailure>>;
  /** The e-mail is the member's or the guest's. */
  abstract addBilling(address: NewAddress, email: string): Promise<Result<string, CallFailure>>;
}
