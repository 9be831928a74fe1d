import { savedCardTexts } from '../../texts/customer/saved-card';

/** A saved card (ENT-35), without its number. */
export interface SavedCard {
  readonly id: string;
  readonly providerCustomerId: string;
  readonly cardInfo: string;
  readonly lastDigits: string;
  readonly brand: string;
  readonly holder: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly billingAddressId: string;
}

/** "04/30" */
export const formatExpiry = (card: SavedCard): string =>
  `${card.expiryMonth.padStart(2, '0')}/${card.expiryYear.slice(-2)}`;

/** A card as a payment refers to it. */
export interface PaymentCard {
  readonly cardId: string;
  /** Empty for a saved card (PAY-26). */
  readonly cardToken: string;
  readonly providerCustomerId: string;
  /** How the card is shown; empty if unknown. */
  readonly cardInfo: string;
  readonly billingAddressId: string;
}

/** A card as the backend spells it: "Visa ending in 4242"; card providers spell the brand in small letters. */
export const cardInfoOf = (brand: string, lastDigits: string): string =>
  brand && lastDigits ? `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${lastDigits}` : '';

/** The same in the shopper's language; left as it is if the backend spells it in another way. */
export function shownCardInfo(cardInfo: string): string {
  const [, brand, lastDigits] = /^(.+) ending in (\w+)$/.exec(cardInfo) ?? [];
  return brand && lastDigits ? savedCardTexts.endingIn(brand, lastDigits) : cardInfo;
}

export const cardLabel = (brand: string, lastDigits: string): string =>
  shownCardInfo(cardInfoOf(brand, lastDigits));
