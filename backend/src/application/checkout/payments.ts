import type { CartKind } from '../../domain/cart/cart';
import { type CheckoutRefusal, refused } from '../../domain/checkout/checkout-refusal';
import { type OfferedPayments, paymentChoices } from '../../domain/checkout/payment-choices';
import { isUpiId } from '../../domain/checkout/upi-id';
import { cardInfo } from '../../domain/customer/payment-card';
import type { Currency } from '../../domain/shared/currency';
import { ON_DELIVERY, UPI } from '../../domain/shared/payment-method';
import type { CardGateway } from '../customer/card-gateway.port';
import { SavedCards } from '../customer/saved-cards.port';
import type { Transaction } from '../shared/data-source.port';
import { type PaymentHold, PaymentHolds } from './payment-holds.port';
import type { PaymentSelection } from './place-order-command';
import type { UpiGateway } from './upi-gateway.port';

/** What the provider is asked for. */
interface ProviderRequest {
  /** Repeating the request with it has no further effect. */
  holdId: string;
  amountCents: number;
  currency: Currency;
  orderNumber: string;
  /** Where the provider's page returns to, if it has one: an absolute URL. */
  returnAddress: string;
}

/** `paymentUrl`: where the shopper approves the payment; null: the amount is held already. */
export type Authorisation =
  | { kind: 'accepted'; chargeId: string; paymentUrl: string | null }
  | { kind: 'refused'; reason: CheckoutRefusal };

/** A payment for which a provider has to be asked, outside any transaction. */
export interface ProviderPayment {
  providerCustomerId: string | null;
  cardId: string | null;
  /** Holds the amount, or requests it from the shopper. Throws if the provider cannot be reached. */
  authorise(request: ProviderRequest): Promise<Authorisation>;
}

/** How an order is paid. */
export interface Payment {
  cardInfo: string | null;
  /** undefined: payment on delivery. */
  byProvider: ProviderPayment | undefined;
}

/** Cards are authorised and then captured; UPI payments are requested and approved later, or not. */
export class Payments {
  constructor(
    private readonly cards: CardGateway,
    private readonly upi: UpiGateway,
    private readonly offered: OfferedPayments,
  ) {}

  /** Checks the payment choice before anything is reserved; asks no provider. */
  async prepare(
    tx: Transaction,
    choice: PaymentSelection,
    { customerId, kind }: { customerId: number; kind: CartKind },
  ): Promise<Payment> {
    if (!paymentChoices(kind, this.offered).some(({ id }) => id === choice.method))
      throw refused({ kind: 'payment-method-not-offered' });
    if (choice.method === ON_DELIVERY) return { cardInfo: null, byProvider: undefined };
    if (choice.method === UPI) return { cardInfo: null, byProvider: this.byUpi(choice.upiId) };
    return this.byCard(tx, choice.cardId, customerId);
  }

  /**
   * Releases the hold, or refunds it if captured; repeating it has no further effect. False if the provider knows
   * nothing of it yet.
   */
  async release({ id, paymentMethod, providerCustomerId }: PaymentHold): Promise<boolean> {
    if (paymentMethod === UPI && (await this.upi.close(id)) === 'paid') await this.upi.refund(id);
    if (providerCustomerId === null) return true;
    return this.cards.release({ idempotencyKey: id, providerCustomerId });
  }

  private async byCard(tx: Transaction, cardId: string, customerId: number): Promise<Payment> {
    const card = await tx.get(SavedCards).lockOwn(cardId, customerId);
    // A one-off card that pays for another order counts as deleted.
    if (!card || (!card.listed && (await tx.get(PaymentHolds).isUsing(card.id))))
      throw refused({ kind: 'card-not-found' });
    const { id, providerCustomerId } = card;
    return {
      cardInfo: cardInfo(card),
      byProvider: {
        providerCustomerId,
        cardId: id,
        authorise: async ({ holdId: idempotencyKey, amountCents, currency, returnAddress }) => {
          const request = { cardId: id, providerCustomerId, amountCents, currency, idempotencyKey };
          const outcome = await this.cards.authorise({ ...request, returnAddress });
          if (outcome.kind === 'declined')
            return { kind: 'refused', reason: { kind: 'card-declined', message: outcome.message } };
          const paymentUrl = outcome.kind === 'to-approve' ? outcome.pageUrl : null;
          return { kind: 'accepted', chargeId: outcome.chargeId, paymentUrl };
        },
      },
    };
  }

  private byUpi(upiId: string): ProviderPayment {
    if (!isUpiId(upiId)) throw refused({ kind: 'upi-id-invalid' });
    return {
      providerCustomerId: null,
      cardId: null,
      authorise: async ({ holdId: id, amountCents, orderNumber }) => {
        const outcome = await this.upi.request({ id, upiId, amountCents, orderNumber });
        return outcome.kind === 'requested'
          ? { kind: 'accepted', chargeId: id, paymentUrl: outcome.pageUrl }
          : { kind: 'refused', reason: { kind: 'upi-id-invalid' } };
      },
    };
  }
}
