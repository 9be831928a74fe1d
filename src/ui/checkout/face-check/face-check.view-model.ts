import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { CurrentCart } from '../../../application/cart/current-cart.port';
import { IdentityChecks } from '../../../application/identity/identity-checks.port';
import { VerifyFace } from '../../../application/checkout/verify-face';
import { Notifier } from '../../../application/shared/notifier.port';
import type { FaceMatch, IdentityStatus } from '../../../domain/identity/identity';
import { withReference } from '../../../domain/shared/failure';
import { faceCheckTexts } from '../../../texts/checkout/face-check';
import { CheckoutStore } from '../checkout.store';
import { SelfieCapture } from '../../identity/selfie-capture/selfie-capture';
import { cartPath, checkoutPath } from '../../shared/paths/paths';

/** The face check before an order (KYC-27..36). */
@injectable()
export class FaceCheckViewModel {
  private identity: IdentityStatus | null = null;
  private status: 'loading' | 'ready' | 'failed' = 'loading';
  private failureText = '';
  private isSelfieMissing = false;
  private isVerifying = false;

  constructor(
    private readonly checks: IdentityChecks,
    private readonly verifyFace: VerifyFace,
    private readonly currentCart: CurrentCart,
    private readonly checkoutStore: CheckoutStore,
    private readonly notifier: Notifier,
    readonly selfie: SelfieCapture,
  ) {
    selfie.onProblem = () => notifier.failure(faceCheckTexts.notMatched);
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get state() {
    const { selfie, identity } = this;
    return {
      status: this.status,
      failureText: this.failureText,
      /** KYC-32 */
      problem: identity?.verificationId === '' ? faceCheckTexts.notVerified : '',
      offersIdentityCheck: this.checks.isOffered,
      isSimulated: identity?.isSimulated ?? false,
      selfie: selfie.state,
      error: this.isSelfieMissing && !selfie.picture ? faceCheckTexts.selfieMissing : '',
      isVerifying: this.isVerifying,
    } as const;
  }

  async begin(): Promise<void> {
    this.status = 'loading';
    const identity = await this.checks.status();
    runInAction(() => {
      this.status = identity.ok ? 'ready' : 'failed';
      this.failureText = identity.ok ? '' : withReference(faceCheckTexts.loadFailed, identity.failure);
      this.identity = identity.ok ? identity.value : null;
    });
  }

  /** Resolves with the path to go to, or null to stay. */
  async verify(): Promise<string | null> {
    await this.selfie.taken();
    const { picture } = this.selfie;
    const { verificationId = '' } = this.identity ?? {};
    const { cartId } = this.currentCart.get();
    if (this.isVerifying || !verificationId) return null;
    // The cart is empty, and its page says so.
    if (!cartId) return cartPath();
    runInAction(() => {
      this.isSelfieMissing = !picture;
      this.isVerifying = !!picture;
    });
    if (!picture) return null;
    const face = await this.verifyFace.execute(verificationId, cartId, picture);
    runInAction(() => (this.isVerifying = false));
    if (face.ok) return this.finish(face.value);
    this.notifier.failure(withReference(faceCheckTexts.failed, face.failure));
    return null;
  }

  dispose(): void {
    this.selfie.stop();
  }

  private finish({ isMatch, percent }: FaceMatch): string | null {
    if (!isMatch) {
      this.notifier.failure(faceCheckTexts.notMatched);
      return null;
    }
    this.notifier.success(faceCheckTexts.matched(percent));
    const { payment, currentTab } = this.checkoutStore.checkout.facts;
    // Without a payment choice yet, returns to the tab before.
    const tab = payment.kind === 'none' ? currentTab : 'checkout';
    this.checkoutStore.change((checkout) => checkout.movingTo(tab));
    return checkoutPath({ tab });
  }
}
