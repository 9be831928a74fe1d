import { injectable } from 'inversify';
import { type Address, preselected } from '../../domain/customer/address';
import { AddressBook } from '../customer/address-book.port';
import { CurrentCheckout } from './current-checkout.port';

/** The address chosen on the first tab; without one, as for a pick-up, the primary address. */
@injectable()
export class FindShippingAddress {
  constructor(
    private readonly addressBook: AddressBook,
    private readonly currentCheckout: CurrentCheckout,
  ) {}

  /** Null if there is none, or the addresses cannot be loaded. */
  async execute(): Promise<Address | null> {
    const answer = await this.addressBook.shippingAddresses();
    if (!answer.ok) return null;
    const { addressId } = this.currentCheckout.get().facts;
    return answer.value.find(({ id }) => id === addressId) ?? preselected(answer.value);
  }
}
