import { injectable } from 'inversify';
import { CurrentCheckout } from './current-checkout.port';
import { CurrentSession } from '../customer/current-session.port';
import { IdentityChecks } from '../identity/identity-checks.port';

/** Whether this shopper must still show their face before the order of a cart; guests are never asked. */
@injectable()
export class FaceCheckPolicy {
  constructor(
    private readonly session: CurrentSession,
    private readonly checkout: CurrentCheckout,
    private readonly checks: IdentityChecks,
  ) {}

  /** Where the shop cannot be asked, no: placing the order says so then. */
  async isRequired(cartId: string): Promise<boolean> {
    if (!this.session.get().isMember) return false;
    if (this.checkout.get().facts.faceVerifiedCartId === cartId) return false;
    const identity = await this.checks.status();
    return identity.ok && identity.value.isFaceCheckRequired;
  }
}
