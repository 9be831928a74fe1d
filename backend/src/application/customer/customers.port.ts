import type { Customer, NewCustomer } from '../../domain/customer/customer';

export abstract class Customers {
  abstract find(id: number): Promise<Customer | undefined>;

  /** The member with that e-mail, however it is capitalised; guests are not found by e-mail. */
  abstract findMember(email: string): Promise<Customer | undefined>;

  /** Whatever a customer does that only one of two at once may do begins here: the row is locked until the transaction ends. */
  abstract lock(id: number): Promise<Customer | undefined>;

  /** Where confirmations go: a member's or a guest's own e-mail. */
  abstract emailOf(id: number): Promise<string | undefined>;

  /** Whether that is a guest with that e-mail who has left no address yet. */
  abstract isGuestWithoutAddress(id: number, email: string): Promise<boolean>;

  /** The new customer's id, or undefined when a member has that e-mail already. */
  abstract insert(customer: NewCustomer): Promise<number | undefined>;

  /** The changed customer, who must exist. */
  abstract update(id: number, change: Partial<Omit<Customer, 'id'>>): Promise<Customer>;
}
