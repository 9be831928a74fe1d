/** A card that the shopper kept (ENT-35); never its number. */
export interface SavedCard {
  readonly id: string;
  readonly customerStripeId: string;
  readonly cardInfo: string;
  readonly lastDigits: string;
  readonly brand: string;
  readonly holder: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly billingAddressId: string;
}

/** "04/30" */
export const shownExpiry = (card: SavedCard): string =>
  `${card.expiryMonth.padStart(2, '0')}/${card.expiryYear.slice(-2)}`;
