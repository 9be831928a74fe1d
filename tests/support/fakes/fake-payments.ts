import {
  type CardToSave,
  type PaymentOptions,
  Payments,
} from '../../../src/application/checkout/payments.port';
import type { CardPayment } from '../../../src/domain/checkout/payment-choice';
import type { SavedCard } from '../../../src/domain/customer/saved-card';
import { type CallFailure, refused } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

export class FakePayments extends Payments {
  readonly outage = new Outage();
  readonly saved: CardToSave[] = [];
  readonly askedUpi: string[] = [];
  cards: readonly SavedCard[] = [];
  methodIds: readonly number[] = [2, 3, 4];
  /** Set to refuse cards; an empty text is a refusal without a message. */
  refusal: string | null = null;

  async optionsFor(): Promise<Result<PaymentOptions, CallFailure>> {
    return this.outage.now ?? ok({ cards: this.cards, methodIds: this.methodIds });
  }

  async saveCard(card: CardToSave): Promise<Result<CardPayment, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    this.saved.push(card);
    return ok({
      kind: 'card',
      cardId: 'card_new',
      cardToken: card.tokens[1],
      customerStripeId: 'cus_1',
      cardInfo: '',
      billingAddressId: card.billingAddressId,
    });
  }

  async knowsUpi(upiId: string): Promise<Result<boolean, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    this.askedUpi.push(upiId);
    return ok(upiId !== 'nobody@okbank');
  }

  async removeCard(id: string): Promise<Result<null, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    if (!this.cards.some((card) => card.id === id)) return refused('This card does not exist.');
    this.cards = this.cards.filter((card) => card.id !== id);
    return ok(null);
  }
}
