import { injectable } from 'inversify';
import type { Address } from '../../domain/customer/address';
import { Log } from '../shared/log.port';
import { AddressBook } from './address-book.port';

/** The customer's shipping addresses. A failure is logged and not shown (C§8, ERR-13). */
@injectable()
export class LoadShippingAddresses {
  constructor(
    private readonly addressBook: AddressBook,
    private readonly log: Log,
  ) {}

  /** Null if they could not be loaded. */
  async execute(): Promise<readonly Address[] | null> {
    const answer = await this.addressBook.shippingAddresses();
    if (answer.ok) return answer.value;
    this.log.warn('The addresses could not be loaded', answer.failure);
    return null;
  }
}
