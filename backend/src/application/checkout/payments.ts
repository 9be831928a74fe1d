import type { CartKind } from '../../domain/cart/cart';
import { refused } from '../../domain/checkout/checkout-refusal';
import { ON_DELIVERY, paymentChoices, UPI } from '../../domain/checkout/payment-choices';
import { cardInfo } from '../../domain/customer/payment-card';
import type { PaymentStatus } from '../../domain/order/order';
import type { CardGateway } from '../customer/card-gateway.port';
import { PaymentCards } from '../customer/payment-cards.port';
import type { Transaction } from '../shared/data-source.port';
import type { PaymentHold } from './payment-holds.port';
import type { PaymentSelection } from './place-order-command';
import type { UpiGateway } from './upi-gateway.port';

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

/** Cards are held inside the order's transaction and taken after its commit; UPI is asked for, and comes or does not. */
export class Payments {
  constructor(
    private readonly cards: CardGateway,
    private readonly upi: UpiGateway,
  ) {}

  /** Checks the choice before anything is reserved for it. */
  async prepare(
    tx: Transaction,
    choice: PaymentSelection,
    { customerId, kind, holdId }: { customerId: number; kind: CartKind; holdId: string | undefined },
  ): Promise<Payment> {
    if (!paymentChoices(kind).some(({ id }) => id === choice.method))
      throw refused({ kind: 'payment-method-not-offered' });
    if (choice.method === ON_DELIVERY)
      return { cardInfo: null, status: 'due on delivery', authorise: async () => null };
    // Without a hold there was no such card a moment ago.
    if (holdId === undefined) throw refused({ kind: 'card-not-found' });
    if (choice.method === UPI) return this.byUpi(choice.upiId, holdId);
    return this.byCard(tx, choice.cardId, { customerId, holdId });
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
    const card = await tx.get(PaymentCards).lockOwn(cardId, customerId);
    if (!card) throw refused({ kind: 'card-not-found' });
    return {
      cardInfo: cardInfo(card),
      status: 'authorised',
      authorise: async ({ amountCents }) => {
        await tx.get(PaymentCards).discardOneOff(card.id);
        const outcome = await this.cards.authorise({
          cardId: card.id,
          providerCustomerId: card.providerCustomerId,
          amountCents,
          idempotencyKey: holdId,
        });
        if (outcome.kind === 'declined') throw refused({ kind: 'card-declined', message: outcome.message });
        return { chargeId: outcome.chargeId, paymentUrl: null };
      },
    };
  }

  private async byUpi(upiId: string, chargeId: string): Promise<Payment> {
    if (!(await this.upi.knows(upiId))) throw refused({ kind: 'upi-id-invalid' });
    return {
      cardInfo: null,
      status: 'requested',
      authorise: async (order) => {
        const outcome = await this.upi.request({ id: chargeId, upiId, ...order });
        if (outcome.kind === 'declined') throw refused({ kind: 'upi-id-invalid' });
        return { chargeId, paymentUrl: outcome.pageUrl };
      },
    };
  }
}
