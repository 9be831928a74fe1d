import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { IdentityChecks } from '../../../application/identity/identity-checks.port';
import type { IdentityStatus } from '../../../domain/identity/identity';
import { identityOfferTexts } from '../../../texts/identity/identity-offer';

/** My Account offers the identity check while the customer is not verified, and says when it is done. */
@injectable()
export class AccountIdentityViewModel {
  /** Null while it is not known. */
  private status: IdentityStatus | null = null;

  constructor(private readonly checks: IdentityChecks) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.status?.isVerified === false;
  }

  get isVerified(): boolean {
    return this.status?.isVerified === true;
  }

  /** What is still asked of a verified customer; empty if nothing is. */
  get reminder(): string {
    return this.isVerified && this.status?.isFaceCheckRequired ? identityOfferTexts.selfieBeforeOrder : '';
  }

  async load(): Promise<void> {
    if (!this.checks.isOffered) return;
    const identity = await this.checks.status();
    runInAction(() => (this.status = identity.ok ? identity.value : null));
  }
}
