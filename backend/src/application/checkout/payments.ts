import type { CartKind } from '../../domain/cart/cart';
import { refused } from '../../domain/checkout/checkout-refusal';
import {
  type OfferedPayments,
  ON_DELIVERY,
  paymentChoices,
  UPI,
} from '../../domain/checkout/payment-choices';
import { cardInfo } from '../../domain/customer/payment-card';
import type { PaymentStatus } from '../../domain/order/order';
import type { CardGateway } from '../customer/card-gateway.port';
import { SavedCards } from '../customer/saved-cards.port';
import type { Transaction } from '../shared/data-source.port';
import type { PaymentHold } from './payment-holds.port';
import type { PaymentSelection } from './place-order-command';
import type { UpiGateway } from './upi-gateway.port';

/** The provider's id of the charge, and the page to approve it on, if any. */
export interface Authorised {
  chargeId: string;
  paymentUrl: string | null;
}

/** The step that remains once everything else of the order is done. */
export interface Payment {
  cardInfo: string | null;
  status: PaymentStatus;
  /** Holds the amount, or requests it from the shopper; a refusal undoes the order. */
  authorise(order: { amountCents: number; orderNumber: string }): Promise<Authorised | null>;
}

/**
 * Cards are authorised inside the order's transaction and captured after its commit; UPI payments are requested and
 * approved later, or not.
 */
export class Payments {
  constructor(
    private readonly cards: CardGateway,
    private readonly upi: UpiGateway,
    private readonly offered: OfferedPayments,
  ) {}

  /** Checks the payment choice before anything is reserved. */
  async prepare(
    tx: Transaction,
    choice: PaymentSelection,
    { customerId, kind, holdId }: { customerId: number; kind: CartKind; holdId: string | undefined },
  ): Promise<Payment> {
    if (!paymentChoices(kind, this.offered).some(({ id }) => id === choice.method))
      throw refused({ kind: 'payment-method-not-offered' });
    if (choice.method === ON_DELIVERY)
      return { cardInfo: null, status: 'due on delivery', authorise: async () => null };
    // No hold was created, so the card did not exist a moment ago.
    if (holdId === undefined) throw refused({ kind: 'card-not-found' });
    if (choice.method === UPI) return this.byUpi(choice.upiId, holdId);
    return this.byCard(tx, choice.cardId, { customerId, holdId });
  }

  /** Releases the hold, or refunds it if captured; repeating it has no further effect. */
  async release({ id, paymentMethod, providerCustomerId }: PaymentHold): Promise<void> {
    if (paymentMethod === UPI && (await this.upi.close(id)) === 'paid') await this.upi.refund(id);
    if (providerCustomerId !== null) await this.cards.release({ idempotencyKey: id, providerCustomerId });
  }

  private async byCard(
    tx: Transaction,
    cardId: string,
    { customerId, holdId }: { customerId: number; holdId: string },
  ): Promise<Payment> {
    const card = await tx.get(SavedCards).lockOwn(cardId, customerId);
    if (!card) throw refused({ kind: 'card-not-found' });
    return {
      cardInfo: cardInfo(card),
      status: 'authorised',
      authorise: async ({ amountCents }) => {
        await tx.get(SavedCards).deleteOneOff(card.id);
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
