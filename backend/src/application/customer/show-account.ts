import type { Address } from '../../domain/customer/address';
import type { Customer, Preferences } from '../../domain/customer/customer';
import type { SavedCard } from '../../domain/customer/saved-card';
import type { Repositories } from '../shared/data-source.port';
import { Addresses } from './addresses.port';
import { Customers } from './customers.port';
import { SavedCards } from './saved-cards.port';

export interface Account {
  customer: Customer;
  primaryAddress: Address | undefined;
  cards: SavedCard[];
}

/** Returns the account, after storing the preferences that were sent (BD-35, X-088). */
export class ShowAccount {
  constructor(private readonly data: Repositories) {}

  async execute(customerId: number, preferences: Preferences): Promise<Account> {
    const customers = this.data.get(Customers);
    const customer = Object.keys(preferences).length
      ? await customers.update(customerId, preferences)
      : await customers.find(customerId);
    if (!customer) throw new Error('A session without its customer.');
    return {
      customer,
      primaryAddress: await this.data.get(Addresses).findPrimary(customerId),
      cards: await this.data.get(SavedCards).of(customerId),
    };
  }
}
