import { makeAutoObservable, runInAction } from 'mobx';
import type { Accounts } from '../../../application/customer/accounts.port';
import { type Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import type { Preferences } from '../../../domain/customer/dashboard';

const OFF: Preferences = { wantsNotifications: false, wantsNewsletter: false };

/** NOTIFICATIONS and NEWSLETTER: switched at once, saved one after the other, and back again when that fails (ACCT-05, ACCT-06). */
export class PreferenceSwitches {
  private saved: Preferences = OFF;
  private wanted: Preferences = OFF;
  private isSaving = false;

  constructor(
    private readonly accounts: Accounts,
    private readonly notifier: Notifier,
  ) {
    makeAutoObservable<this, 'accounts' | 'notifier'>(
      this,
      { accounts: false, notifier: false },
      { autoBind: true },
    );
  }

  get state(): Preferences {
    return this.wanted;
  }

  /** As the account has them; what is being switched right now stays. */
  receive({ wantsNotifications, wantsNewsletter }: Preferences): void {
    if (this.isSaving) return;
    this.saved = { wantsNotifications, wantsNewsletter };
    this.wanted = this.saved;
  }

  async flip(change: Partial<Preferences>): Promise<void> {
    this.wanted = { ...this.wanted, ...change };
    if (this.isSaving) return;
    this.isSaving = true;
    while (this.difference) await this.save(this.difference);
    runInAction(() => (this.isSaving = false));
  }

  private get difference(): Partial<Preferences> | null {
    const changed = (Object.keys(OFF) as (keyof Preferences)[]).filter(
      (name) => this.wanted[name] !== this.saved[name],
    );
    return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, this.wanted[name]])) : null;
  }

  private async save(change: Partial<Preferences>): Promise<void> {
    const answer = await this.accounts.savePreferences(change);
    runInAction(() => {
      if (answer.ok) this.saved = { ...this.saved, ...change };
      else this.wanted = this.saved;
    });
    if (answer.ok) this.notifier.success(SUCCESS_TEXTS.post);
    else this.notifier.failure(answer.failure.message || 'something went wrong');
  }
}
