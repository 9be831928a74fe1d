import type { Address } from '../../domain/customer/address';
import type { NewAddress } from '../../domain/customer/new-address';
import type { CallFailure, Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

export abstract class AddressBook {
  /** Primary first; possibly empty (ADDR-15). */
  abstract shippingAddresses(): Promise<Result<readonly Address[], Unavailable>>;
  /** Returns the new address's id. */
  abstract addShipping(address: NewAddress, isPrimary: boolean): Promise<Result<string, CallFailure>>;
  /** The e-mail is the member's or the guest's. */
  abstract addBilling(address: NewAddress, email: string): Promise<Result<string, CallFailure>>;
  /** The nickname is unchanged: the call has no field for it. */
  abstract change(id: string, address: NewAddress): Promise<Result<null, CallFailure>>;
  /** Deleting the primary address leaves none primary. */
  abstract remove(id: string): Promise<Result<null, CallFailure>>;
  /** The former primary address becomes an ordinary one (ADDR-46, ADDR-47). */
  abstract makePrimary(id: string): Promise<Result<null, CallFailure>>;
}
