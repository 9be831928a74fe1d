/** A saved card, as an order is paid with it. */
export interface PaymentCard {
  /** The provider's id of the card. */
  id: string;
  providerCustomerId: string;
  brand: string;
  last4: string;
}

/** The card in a few words. */
export const cardInfo = ({ brand, last4 }: Pick<PaymentCard, 'brand' | 'last4'>): string =>
  `${brand} ending in ${last4}`;
