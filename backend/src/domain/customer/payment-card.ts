/** A saved card, as needed to pay for an order. */
export interface PaymentCard {
  /** The provider's id of the card. */
  id: string;
  providerCustomerId: string;
  brand: string;
  last4: string;
}

/** A short description of the card. */
export const cardInfo = ({ brand, last4 }: Pick<PaymentCard, 'brand' | 'last4'>): string =>
  `${brand} ending in ${last4}`;
