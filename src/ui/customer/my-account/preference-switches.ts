import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { Accounts } from '../../../application/customer/accounts.port';
import { Notifier, SUCCESS_TEXTS } from '../../../application/shared/notifier.port';
import type { Preferences } from '../../../domain/customer/dashboard';
import { myAccountTexts } from '../../../texts/customer/my-account';
import { FieldEdits } from '../../shared/view-model/field-edits';

const OFF: Preferences = { wantsNotifications: false, wantsNewsletter: false };
const NAMES = Object.keys(OFF) as (keyof Preferences)[];

/**
 * NOTIFICATIONS and NEWSLETTER: switch at once, are saved one after the other, and roll back on failure (ACCT-05,
 * ACCT-06).
 */
@injectable('Transient')
export class PreferenceSwitches {
  private saved: Preferences = OFF;
  private wanted: Preferences = OFF;
  private isSaving = false;
  private readonly edits = new FieldEdits<keyof Preferences>();

  constructor(
    private readonly accounts: Accounts,
    private readonly notifier: Notifier,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): Preferences {
    return this.wanted;
  }

  /**
   * Call this when requesting the account, and the returned function with the answer: switches flipped in between
   * keep their value.
   */
  ask(): (answer: Preferences) => void {
    const snapshot = this.edits.snapshot();
    return (answer) => {
      if (this.isSaving) return;
      for (const name of NAMES)
        if (snapshot.isUnchanged(name)) this.saved = { ...this.saved, [name]: answer[name] };
      this.wanted = this.saved;
    };
  }

  async flip(change: Partial<Preferences>): Promise<void> {
    for (const name of NAMES) if (name in change) this.edits.edit(name);
    this.wanted = { ...this.wanted, ...change };
    if (this.isSaving) return;
    this.isSaving = true;
    while (this.difference) await this.save(this.difference);
    runInAction(() => (this.isSaving = false));
  }

  private get difference(): Partial<Preferences> | null {
    const changed = NAMES.filter((name) => this.wanted[name] !== this.saved[name]);
    return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, this.wanted[name]])) : null;
  }

  private async save(change: Partial<Preferences>): Promise<void> {
    const answer = await this.accounts.savePreferences(change);
    runInAction(() => {
      if (answer.ok) this.saved = { ...this.saved, ...change };
      else this.wanted = this.saved;
    });
    if (answer.ok) this.notifier.success(SUCCESS_TEXTS.changed);
    else this.notifier.failure(answer.failure.message || myAccountTexts.failed);
  }
}
