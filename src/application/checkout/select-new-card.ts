import { injectable } from 'inversify';
import type { CardPayment } from '../../domain/checkout/payment-choice';
import { ok, type Result } from '../../domain/shared/result';
import { CurrentCheckout } from './current-checkout.port';
import { type NewCard, type NewCardFailure, SaveNewCard } from '../customer/save-new-card';

/** Saves a card and selects it as the payment (PAY-25). */
@injectable()
export class SelectNewCard {
  constructor(
    private readonly saveNewCard: SaveNewCard,
    private readonly currentCheckout: CurrentCheckout,
  ) {}

  async execute(card: NewCard): Promise<Result<CardPayment, NewCardFailure>> {
    const saved = await this.saveNewCard.execute(card);
    if (!saved.ok) return saved;
    const payment: CardPayment = { kind: 'card', ...saved.value };
    this.currentCheckout.set(this.currentCheckout.get().withPayment(payment));
    return ok(payment);
  }
}
