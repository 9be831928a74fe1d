import type { CardGateway } from '../providers/card-gateway';
import type { UpiGateway } from '../providers/upi-gateway';
import type { Transaction } from '../database/database';
import type { CartKind } from '../database/schema/cart';
import type { PaymentStatus } from '../database/schema/order';
import { cardInfo } from './card.wire';
import { type PlaceOrderRequest, refused } from './order-refusal';
import { discardOneOffCard, findOwnCard } from './payment-card.repository';
import { ON_DELIVERY, paymentChoices, UPI } from './payment-choices';
import type { PaymentHold } from './payment-holds.repository';

/** What is left to do once everything else of the order stands. */
export interface Payment {
  cardInfo: string | null;
  status: PaymentStatus;
  /** Holds the money and answers the provider's id of it; a refusal undoes the order. */
  authorise(amountCents: number): Promise<string | null>;
}

const NO_SUCH_CARD = 'This card does not exist.';

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
    { customerId, kind, holdId }: { customerId: number; kind: CartKind; holdId: string | undefined },
  ): Promise<Payment> {
    if (!paymentChoices(kind).some(({ id }) => id === choice.payment_method))
      throw refused('Please choose a way to pay.');
    if (choice.payment_method === ON_DELIVERY)
      return { cardInfo: null, status: 'due on delivery', authorise: async () => null };
    // Without a hold there was no such card a moment ago.
    if (holdId === undefined) throw refused(NO_SUCH_CARD);
    if (choice.payment_method === UPI) return this.byUpi(choice.upi_address ?? '', holdId);
    return this.byCard(tx, choice.card_id ?? '', { customerId, holdId });
  }

  /** Takes what was held; doing it again changes nothing. */
  async capture(order: { paymentMethod: number; chargeId: string }): Promise<void> {
    await (order.paymentMethod === UPI ? this.upi : this.cards).capture(order.chargeId);
  }

  /** Lets go of what is held under a hold's key, or gives it back; doing it again changes nothing. */
  async release({ id, paymentMethod, providerCustomerId }: PaymentHold): Promise<void> {
    if (paymentMethod === UPI) await this.upi.release(id);
    else if (providerCustomerId !== null)
      await this.cards.release({ idempotencyKey: id, providerCustomerId });
  }

  private async byCard(
    tx: Transaction,
    cardId: string,
    { customerId, holdId }: { customerId: number; holdId: string },
  ): Promise<Payment> {
    const card = await findOwnCard(tx, cardId, customerId);
    if (!card) throw refused(NO_SUCH_CARD);
    return {
      cardInfo: cardInfo(card),
      status: 'authorised',
      authorise: async (amountCents) => {
        await discardOneOffCard(tx, card.id);
        const outcome = await this.cards.authorise({
          cardId: card.id,
          providerCustomerId: card.providerCustomerId,
          amountCents,
          idempotencyKey: holdId,
        });
        if (outcome.kind === 'declined') throw refused(outcome.message);
        return outcome.chargeId;
      },
    };
  }

  private async byUpi(upiId: string, idempotencyKey: string): Promise<Payment> {
    const refusal = refused('please provide valid UPI ID');
    if (!(await this.upi.knows(upiId))) throw refusal;
    return {
      cardInfo: null,
      status: 'authorised',
      authorise: async (amountCents) => {
        const outcome = await this.upi.authorise({ upiId, amountCents, idempotencyKey });
        if (outcome.kind === 'declined') throw refusal;
        return outcome.chargeId;
      },
    };
  }
}
