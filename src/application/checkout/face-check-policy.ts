import { injectable } from 'inversify';
import { CurrentCheckout } from './current-checkout.port';
import { CurrentSession } from '../customer/current-session.port';
import { IdentityChecks } from '../identity/identity-checks.port';

/** Whether a face check is required before the order of a cart; never for guests. */
@injectable()
export class FaceCheckPolicy {
  constructor(
    private readonly session: CurrentSession,
    private readonly checkout: CurrentCheckout,
    private readonly checks: IdentityChecks,
  ) {}

  /** False if the backend cannot be asked: placing the order will tell. */
  async isRequired(cartId: string): Promise<boolean> {
    if (!this.session.get().isMember) return false;
    if (this.checkout.get().facts.faceVerifiedCartId === cartId) return false;
    const identity = await this.checks.status();
    return identity.ok && identity.value.isFaceCheckRequired;
  }
}
