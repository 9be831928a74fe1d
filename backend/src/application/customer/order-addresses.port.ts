import type { Address } from '../../domain/customer/address';

/** The addresses of a customer that an order may go to, or be billed to. */
export abstract class OrderAddresses {
  abstract findOwn(id: number, customerId: number): Promise<Address | undefined>;

  /** The address that the customer made the default for shipping. */
  abstract findPrimary(customerId: number): Promise<Address | undefined>;
}
