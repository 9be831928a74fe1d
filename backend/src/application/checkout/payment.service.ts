import type { CardGateway } from '../customer/card-gateway.port';
import type { UpiGateway } from './upi-gateway.port';
import type { Transaction } from '../../adapters/postgres/database';
import type { CartKind } from '../../domain/cart/cart';
import type { PaymentStatus } from '../../domain/order/order';
import { cardInfo } from '../../adapters/http/customer/card.wire';
import { type PlaceOrderRequest, refused } from '../../domain/checkout/order-refusal';
import { discardOneOffCard, findOwnCard } from '../../adapters/postgres/customer/payment-card.repository';
import { ON_DELIVERY, paymentChoices, UPI } from '../../domain/checkout/payment-choices';
import type { PaymentHold } from '../../adapters/postgres/checkout/payment-holds.repository';

/** The provider's id of the money, and where the shopper is asked for it, if they are. */
export interface Authorised {
  chargeId: string;
  paymentUrl: string | null;
}

/** What is left to do once everything else of the order stands. */
export interface Payment {
  cardInfo: string | null;
  status: PaymentStatus;
  /** Holds the money, or asks the shopper for it; a refusal undoes the order. */
  authorise(order: { amountCents: number; orderNumber: string }): Promise<Authorised | null>;
}

const NO_SUCH_CARD = 'This card does not exist.';

type PaymentChoice = Pick<PlaceOrderRequest, 'payment_method' | 'card_id' | 'upi_address'>;

/** Cards are held inside the order's transaction and taken after its commit; UPI is asked for, and comes or does not. */
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
  async capture(chargeId: string): Promise<void> {
    await this.cards.capture(chargeId);
  }

  /** Lets go of what is held under a hold's key, or gives it back; doing it again changes nothing. */
  async release({ id, paymentMethod, providerCustomerId }: PaymentHold): Promise<void> {
    if (paymentMethod === UPI && (await this.upi.close(id)) === 'paid') await this.upi.refund(id);
    if (providerCustomerId !== null) await this.cards.release({ idempotencyKey: id, providerCustomerId });
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
      authorise: async ({ amountCents }) => {
        await discardOneOffCard(tx, card.id);
        const outcome = await this.cards.authorise({
          cardId: card.id,
          providerCustomerId: card.providerCustomerId,
          amountCents,
          idempotencyKey: holdId,
        });
        if (outcome.kind === 'declined') throw refused(outcome.message);
        return { chargeId: outcome.chargeId, paymentUrl: null };
      },
    };
  }

  private async byUpi(upiId: string, chargeId: string): Promise<Payment> {
    const refusal = refused('please provide valid UPI ID');
    if (!(await this.upi.knows(upiId))) throw refusal;
    return {
      cardInfo: null,
      status: 'requested',
      authorise: async (order) => {
        const outcome = await this.upi.request({ id: chargeId, upiId, ...order });
        if (outcome.kind === 'declined') throw refusal;
        return { chargeId, paymentUrl: outcome.pageUrl };
      },
    };
  }
}
