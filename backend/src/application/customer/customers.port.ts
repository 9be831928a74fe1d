import type { Customer, NewCustomer } from '../../domain/customer/customer';

export abstract class Customers {
  abstract find(id: number): Promise<Customer | undefined>;

  /** The member with that e-mail, ignoring case; guests are not found by e-mail. */
  abstract findMember(email: string): Promise<Customer | undefined>;

  /**
   * Locks the customer's row until the transaction ends; serialises actions that only one of two concurrent requests
   * may do.
   */
  abstract lock(id: number): Promise<Customer | undefined>;

  /**
   * Where confirmations are sent: the e-mail of the member or guest, who is not erased before the transaction ends.
   * Undefined for a person who was erased.
   */
  abstract emailOf(id: number): Promise<string | undefined>;

  /** Whether the customer is a guest with that e-mail who has not saved an address yet. */
  abstract isGuestWithoutAddress(id: number, email: string): Promise<boolean>;

  /** The new customer's id, or undefined if a member already has that e-mail. */
  abstract insert(customer: NewCustomer): Promise<number | undefined>;

  /** Returns the changed customer, who must exist. */
  abstract update(id: number, change: Partial<Omit<Customer, 'id'>>): Promise<Customer>;
}
