import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { IdentityChecks } from '../../../application/identity/identity-checks.port';

/** My Account offers the identity check while the customer is not verified. */
@injectable()
export class AccountIdentityViewModel {
  isOffered = false;

  constructor(private readonly checks: IdentityChecks) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    if (!this.checks.isOffered) return;
    const identity = await this.checks.status();
    runInAction(() => (this.isOffered = identity.ok && !identity.value.isVerified));
  }
}
