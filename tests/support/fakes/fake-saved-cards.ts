import { type CardToSave, SavedCards } from '../../../src/application/customer/saved-cards.port';
import type { PaymentCard, SavedCard } from '../../../src/domain/customer/saved-card';
import { type CallFailure, refused } from '../../../src/domain/shared/failure';
import { ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

export class FakeSavedCards extends SavedCards {
  readonly outage = new Outage();
  isOffered = true;
  readonly saved: CardToSave[] = [];
  cards: readonly SavedCard[] = [];
  /** Set to refuse cards; an empty text is a refusal without a message. */
  refusal: string | null = null;

  async save(card: CardToSave): Promise<Result<PaymentCard, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    this.saved.push(card);
    return ok({
      cardId: 'card_new',
      cardToken: card.tokens[1],
      providerCustomerId: 'cus_1',
      cardInfo: '',
      billingAddressId: card.billingAddressId,
    });
  }

  async remove(id: string): Promise<Result<null, CallFailure>> {
    if (this.outage.now) return this.outage.now;
    if (this.refusal !== null) return refused(this.refusal);
    if (!this.cards.some((card) => card.id === id)) return refused('This card does not exist.');
    this.cards = this.cards.filter((card) => card.id !== id);
    return ok(null);
  }
}
