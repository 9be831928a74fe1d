import { injectable } from 'inversify';
import { BrowserMemory } from '../shared/browser-memory.port';
import { Accounts } from './accounts.port';

/** Ends the session and forgets everything that was stored; goes on even when the call fails. The shell starts afresh after it (HEAD-28, X-083). */
@injectable()
export class SignOut {
  constructor(
    private readonly accounts: Accounts,
    private readonly browserMemory: BrowserMemory,
  ) {}

  async execute(): Promise<void> {
    await this.accounts.signOut();
    this.browserMemory.forget();
  }
}
