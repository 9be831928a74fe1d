import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Accounts } from '../../../application/customer/accounts.port';
import { Log } from '../../../application/shared/log.port';
import type { Dashboard } from '../../../domain/customer/dashboard';
import { myAccountTexts } from '../../../texts/customer/my-account';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { ForgotPasswordFormViewModel } from '../forgot-password/forgot-password-form.view-model';
import { AccountCards } from './account-cards';
import { PreferenceSwitches } from './preference-switches';
import { ShippingAddresses } from './shipping-addresses';

/** Passwords cannot be read, so the dots are always the same (ACCT-04). */
const MASKED_PASSWORD = '••••••••';

/** My Account (ACCT-01..16). */
@injectable()
export class MyAccountViewModel {
  private dashboard: Dashboard | null = null;
  private problem = '';
  private readonly latest = new LatestRequest();

  constructor(
    private readonly accounts: Accounts,
    private readonly log: Log,
    readonly password: ForgotPasswordFormViewModel,
    readonly preferences: PreferenceSwitches,
    readonly addresses: ShippingAddresses,
    readonly cards: AccountCards,
  ) {
    addresses.onChange = () => void this.refresh();
    cards.reload = () => this.refresh();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
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
        { label: myAccountTexts.fullName, value: name },
        { label: myAccountTexts.primaryAddress, value: primaryAddress || myAccountTexts.noneYet },
        { label: myAccountTexts.email, value: email },
        { label: myAccountTexts.password, value: MASKED_PASSWORD },
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

  /** Reloads after a change; if that fails, the old state stays without a message. */
  private async refresh(): Promise<void> {
    const problem = await this.read();
    if (problem) this.log.warn('The account could not be loaded again', { problem });
  }

  /** Resolves with what went wrong; blank if nothing did. */
  private async read(): Promise<string> {
    const isWanted = this.latest.begin();
    const receivePreferences = this.preferences.ask();
    const answer = await this.accounts.dashboard();
    if (!isWanted()) return '';
    if (!answer.ok) return answer.failure.message || myAccountTexts.loadFailed;
    runInAction(() => {
      this.dashboard = answer.value;
      this.password.suggest(answer.value.email);
      receivePreferences(answer.value);
      this.cards.receive(answer.value.cards);
    });
    return '';
  }
}
