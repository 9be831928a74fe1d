import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Accounts } from '../../../application/customer/accounts.port';
import { AddressBook } from '../../../application/customer/address-book.port';
import { Log } from '../../../application/shared/log.port';
import type { Address } from '../../../domain/customer/address';
import type { Dashboard } from '../../../domain/customer/dashboard';
import { type SavedCard, shownExpiry } from '../../../domain/customer/saved-card';
import { Latest } from '../../shared/view-model/latest';

/** Nobody, not even the shop, can read a password: the dots stand for any (ACCT-04). */
const MASKED_PASSWORD = '••••••••';

/** What a member sees of the own account (ACCT-01..04, ACCT-07, ACCT-12). */
@injectable()
export class MyAccountViewModel {
  private dashboard: Dashboard | null = null;
  private addresses: readonly Address[] = [];
  private problem = '';
  private readonly latest = new Latest();

  constructor(
    private readonly accounts: Accounts,
    private readonly addressBook: AddressBook,
    private readonly log: Log,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state() {
    if (!this.dashboard)
      return this.problem
        ? ({ status: 'failed', failure: this.problem } as const)
        : ({ status: 'loading' } as const);
    const { name, primaryAddress, email, cards } = this.dashboard;
    return {
      status: 'ready',
      information: [
        { label: 'Full name', value: name },
        { label: 'Primary address', value: primaryAddress || 'None yet' },
        { label: 'Email', value: email },
        { label: 'Password', value: MASKED_PASSWORD },
      ],
      addresses: this.addresses.map(shownAddress),
      cards: name ? cards.map(shownCard) : null,
    } as const;
  }

  async load(): Promise<void> {
    const isWanted = this.latest.begin();
    this.problem = '';
    const [dashboard, addresses] = await Promise.all([
      this.accounts.dashboard(),
      this.addressBook.shippingAddresses(),
    ]);
    if (!isWanted()) return;
    runInAction(() => {
      if (dashboard.ok) this.dashboard = dashboard.value;
      else this.problem = dashboard.failure.message;
      if (addresses.ok) this.addresses = addresses.value;
      else this.log.warn('addresses could not be read', addresses.failure);
    });
  }

  dispose(): void {
    this.latest.cancel();
  }
}

const shownAddress = (address: Address) => ({
  id: address.id,
  name: address.name,
  nickname: address.nickname,
  lines: [address.line1, address.line2],
  isPrimary: address.isPrimary,
});

const shownCard = (card: SavedCard) => ({
  id: card.id,
  title: `${card.brand} ending in ${card.lastDigits}`,
  expiry: shownExpiry(card),
});
