import { injectable } from 'inversify';
import type { FaceMatch } from '../../domain/identity/identity';
import type { Picture } from '../../domain/identity/picture';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import { CurrentCheckout } from './current-checkout.port';
import { IdentityChecks } from '../identity/identity-checks.port';

/** Uploads a selfie and has it compared with the verified person; a match is stored for the cart (KYC-30, X-076). */
@injectable()
export class VerifyFace {
  constructor(
    private readonly checks: IdentityChecks,
    private readonly checkout: CurrentCheckout,
  ) {}

  async execute(
    verificationId: string,
    cartId: string,
    selfie: Picture,
  ): Promise<Result<FaceMatch, CallFailure>> {
    const sent = await this.checks.uploadSelfie(verificationId, selfie);
    if (!sent.ok) return sent;
    const face = await this.checks.verifyFace(verificationId, cartId);
    if (face.ok && face.value.isMatch) this.checkout.set(this.checkout.get().withFaceVerified(cartId));
    return face;
  }
}
