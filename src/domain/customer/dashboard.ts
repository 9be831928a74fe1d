import type { SavedCard } from './saved-card';

/** What the account page shows (ENT-46). */
export interface Dashboard {
  /** Empty for a guest. */
  readonly name: string;
  readonly primaryAddress: string;
  readonly email: string;
  readonly wantsNewsletter: boolean;
  readonly wantsNotifications: boolean;
  readonly cards: readonly SavedCard[];
}

/** The switches of the account (ACCT-05, ACCT-06). */
export type Preferences = Pick<Dashboard, 'wantsNewsletter' | 'wantsNotifications'>;
