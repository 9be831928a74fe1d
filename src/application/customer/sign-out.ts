import { injectable } from 'inversify';
import { AppEvents } from '../shared/app-events';
import { BrowserData } from '../shared/browser-data.port';
import { OptionalCalls } from '../shared/optional-calls';
import { Accounts } from './accounts.port';
import { SignedOut } from './signed-out.event';

/** Ends the session and clears everything that was stored, even if the call fails. The shell then reloads the shop (HEAD-28, X-083). */
@injectable()
export class SignOut {
  constructor(
    private readonly accounts: Accounts,
    private readonly browserData: BrowserData,
    private readonly events: AppEvents,
    private readonly optionalCalls: OptionalCalls,
  ) {}

  async execute(): Promise<void> {
    if (this.optionalCalls.has('signOut')) await this.accounts.signOut();
    this.browserData.clear();
    this.events.publish(new SignedOut());
  }
}
