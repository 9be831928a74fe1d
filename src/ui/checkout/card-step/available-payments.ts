import { injectable } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { CurrentCart } from '../../../application/cart/current-cart.port';
import { Payments } from '../../../application/checkout/payments.port';
import { CurrentShipping } from '../../../application/fulfilment/current-shipping.port';
import { FaceCheckPolicy } from '../../../application/checkout/face-check-policy';
import type { PaymentMethod } from '../../../domain/checkout/payment-choice';
import type { SavedCard } from '../../../domain/customer/saved-card';
import { cardStepTexts } from '../../../texts/checkout/card-step';
import { LatestRequest } from '../../shared/view-model/latest-request';
import { deliveryPaymentText } from './delivery-payment-text';

/** What the backend offers for this cart: payment methods, saved cards, and whether a face check is required. */
@injectable('Transient')
export class AvailablePayments {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  problem = '';
  cards: readonly SavedCard[] = [];
  isFaceCheckRequired = false;
  private offered: readonly PaymentMethod[] = [];
  private readonly latest = new LatestRequest();

  constructor(
    private readonly payments: Payments,
    private readonly currentCart: CurrentCart,
    private readonly faceCheckPolicy: FaceCheckPolicy,
    private readonly currentShipping: CurrentShipping,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** PAY-37 */
  get methods() {
    return {
      card: this.offered.includes('card'),
      upi: this.offered.includes('upi'),
      pod: this.offered.includes('pod'),
    };
  }

  get deliveryPaymentText(): string {
    return deliveryPaymentText(this.currentShipping.get().type, this.currentCart.get().isWalletOrder);
  }

  get isReady(): boolean {
    return this.status === 'ready';
  }

  /** False if the screen was left in the meantime. */
  async load(): Promise<boolean> {
    const isWanted = this.latest.begin();
    this.status = 'loading';
    const { payments, currentCart, faceCheckPolicy } = this;
    const { cartId } = currentCart.get();
    const [answer, isFaceCheckRequired] = await Promise.all([
      payments.optionsFor(cartId),
      faceCheckPolicy.isRequired(cartId),
    ]);
    if (!isWanted()) return false;
    runInAction(() => {
      this.isFaceCheckRequired = isFaceCheckRequired;
      const offer = answer.ok && answer.value.methods.length > 0 ? answer.value : null;
      this.status = offer ? 'ready' : 'failed';
      this.cards = offer?.cards ?? [];
      this.offered = offer?.methods ?? [];
      if (!offer) this.problem = (!answer.ok && answer.failure.message) || cardStepTexts.loadFailed;
    });
    return true;
  }

  dispose(): void {
    this.latest.cancel();
  }
}
