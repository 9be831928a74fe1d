import type { PaymentCard } from '../../domain/customer/payment-card';

export abstract class PaymentCards {
  /** The customer's card, locked: a card for one order cannot pay two at once. */
  abstract lockOwn(cardId: string, customerId: number): Promise<PaymentCard | undefined>;

  /** A card that the shopper did not want kept goes with the order it paid. */
  abstract discardOneOff(cardId: string): Promise<void>;
}
