import { injectable } from 'inversify';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CardTokenizer } from '../../../application/customer/card-tokenizer.port';
import { SavedCards } from '../../../application/customer/saved-cards.port';
import { SaveNewCard } from '../../../application/customer/save-new-card';
import { Accounts } from '../../../application/customer/accounts.port';
import { AddressBook } from '../../../application/customer/address-book.port';
import { ZipcodeDirectory } from '../../../application/location/zipcode-directory.port';
import { Log } from '../../../application/shared/log.port';
import { Notifier } from '../../../application/shared/notifier.port';
import type { Dashboard } from '../../../domain/customer/dashboard';
import { PlaceStore } from '../../location/place.store';
import { Latest } from '../../shared/view-model/latest';
import { DraftStore } from '../draft.store';
import { ForgotPasswordFormViewModel } from '../forgot-password/forgot-password-form.view-model';
import { FormDraft } from '../form-draft';
import { SessionStore } from '../session.store';
import { AccountCards } from './account-cards';
import { PreferenceSwitches } from './preference-switches';
import { ShippingAddresses } from './shipping-addresses';

/** Nobody, not even the shop, can read a password: the dots stand for any (ACCT-04). */
const MASKED_PASSWORD = '••••••••';

/** What a member sees and changes of the own account (ACCT-01..16). */
@injectable()
export class MyAccountViewModel {
  readonly preferences: PreferenceSwitches;
  readonly addresses: ShippingAddresses;
  readonly cards: AccountCards;
  private dashboard: Dashboard | null = null;
  private problem = '';
  private readonly latest = new Latest();

  constructor(
    private readonly accounts: Accounts,
    private readonly log: Log,
    readonly password: ForgotPasswordFormViewModel,
    addressBook: AddressBook,
    savedCards: SavedCards,
    saveNewCard: SaveNewCard,
    session: SessionStore,
    place: PlaceStore,
    tokenizer: CardTokenizer,
    directory: ZipcodeDirectory,
    notifier: Notifier,
    drafts: DraftStore,
  ) {
    const shared = { directory, notifier, log };
    this.preferences = new PreferenceSwitches(accounts, notifier);
    this.addresses = new ShippingAddresses({
      ...shared,
      addressBook,
      draft: new FormDraft('address book', drafts, session),
      shoppingZipcode: () => place.zipcode,
      onChange: () => void this.refresh(),
    });
    this.cards = new AccountCards({
      ...shared,
      savedCards,
      saveNewCard,
      session,
      place,
      tokenizer,
      onChange: () => this.refresh(),
    });
    makeAutoObservable<this, 'dashboard'>(
      this,
      { password: false, preferences: false, addresses: false, cards: false, dashboard: observableRef },
      { autoBind: true },
    );
  }

  get state() {
    if (!this.dashboard)
      return this.problem
        ? ({ status: 'failed', failure: this.problem } as const)
        : ({ status: 'loading' } as const);
    const { name, primaryAddress, email } = this.dashboard;
    return {
      status: 'ready',
      information: [
        { label: 'Full name', value: name },
        { label: 'Primary address', value: primaryAddress || 'None yet' },
        { label: 'Email', value: email },
        { label: 'Password', value: MASKED_PASSWORD },
      ],
      password: name ? this.password.state : null,
      preferences: this.preferences.state,
      addresses: this.addresses.state,
      cards: name ? this.cards.state : null,
    } as const;
  }

  async load(): Promise<void> {
    this.problem = '';
    const [problem] = await Promise.all([this.read(), this.addresses.load()]);
    runInAction(() => (this.problem = problem));
  }

  dispose(): void {
    this.latest.cancel();
    this.addresses.dispose();
    this.cards.dispose();
  }

  /** After a change, quietly: what is shown stays when it cannot be read again. */
  private async refresh(): Promise<void> {
    const problem = await this.read();
    if (problem) this.log.warn('The account could not be read again', { problem });
  }

  /** Answers what went wrong, blank for nothing. */
  private async read(): Promise<string> {
    const isWanted = this.latest.begin();
    const receivePreferences = this.preferences.ask();
    const answer = await this.accounts.dashboard();
    if (!isWanted()) return '';
    if (!answer.ok) return answer.failure.message || 'Your account could not be loaded.';
    runInAction(() => {
      this.dashboard = answer.value;
      this.password.suggest(answer.value.email);
      receivePreferences(answer.value);
      this.cards.receive(answer.value.cards);
    });
    return '';
  }
}
