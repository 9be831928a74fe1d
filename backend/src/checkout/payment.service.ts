import type { CardGateway } from '../providers/card-gateway';
import type { UpiGateway } from '../providers/upi-gateway';
import type { Transaction } from '../database/database';
import type { CartKind } from '../database/schema/cart';
import type { PaymentStatus } from '../database/schema/order';
import { cardInfo } from './card.wire';
import { type PlaceOrderRequest, refused } from './order-refusal';
import { discardOneOffCard, findOwnCard } from './payment-card.repository';
import { CARD, paymentChoices, UPI } from './payment-choices';

/** What is left to do once everything else of the order stands. */
export interface Payment {
  cardInfo: string | null;
  status: PaymentStatus;
  /** Holds the money and answers the provider's id of it; a refusal undoes the order. */
  authorise(hold: { amountCents: number; idempotencyKey: string }): Promise<string | null>;
}

type PaymentChoice = Pick<PlaceOrderRequest, 'payment_method' | 'card_id' | 'upi_address'>;

/** Takes payments in two steps: held inside the order's transaction, taken after its commit. */
export class Payments {
  constructor(
    private readonly cards: CardGateway,
    private readonly upi: UpiGateway,
  ) {}

  /** Checks the choice before anything is reserved for it. */
  async prepare(
    tx: Transaction,
    choice: PaymentChoice,
    { customerId, kind }: { customerId: number; kind: CartKind },
  ): Promise<Payment> {
    if (!paymentChoices(kind).some(({ id }) => id === choice.payment_method))
      throw refused('Please choose a way to pay.');
    if (choice.payment_method === CARD) return this.byCard(tx, choice.card_id ?? '', customerId);
    if (choice.payment_method === UPI) return this.byUpi(choice.upi_address ?? '');
    return { cardInfo: null, status: 'due on delivery', authorise: async () => null };
  }

  /** Takes what was held; doing it again changes nothing. */
  async capture(order: { paymentMethod: number; chargeId: string }): Promise<void> {
    await (order.paymentMethod === UPI ? this.upi : this.cards).capture(order.chargeId);
  }

  private async byCard(tx: Transaction, cardId: string, customerId: number): Promise<Payment> {
    const card = await findOwnCard(tx, cardId, customerId);
    if (!card) throw refused('This card does not exist.');
    return {
      cardInfo: cardInfo(card),
      status: 'authorised',
      authorise: async (hold) => {
        await discardOneOffCard(tx, card.id);
        const outcome = await this.cards.authorise({
          cardId: card.id,
          providerCustomerId: card.providerCustomerId,
          ...hold,
        });
        if (outcome.kind === 'declined') throw refused(outcome.message);
        return outcome.chargeId;
      },
    };
  }

  private async byUpi(upiId: string): Promise<Payment> {
    const refusal = refused('please provide valid UPI ID');
    if (!(await this.upi.knows(upiId))) throw refusal;
    return {
      cardInfo: null,
      status: 'authorised',
      authorise: async (hold) => {
        const outcome = await this.upi.authorise({ upiId, ...hold });
        if (outcome.kind === 'declined') throw refusal;
        return outcome.chargeId;
      },
    };
  }
}
