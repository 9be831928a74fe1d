import { UPI_ID_INVALID, UPI_ID_MIN_LENGTH } from '../../../../rules/checkout/upi-id';
import type { CardPayment } from '../../../domain/checkout/payment-choice';
import { type SavedCard, formatExpiry } from '../../../domain/customer/saved-card';

/** PAY-28; whether the provider knows the id takes a call (PAY-29). */
export const upiProblem = (typed: string): string =>
  typed.trim().length < UPI_ID_MIN_LENGTH ? UPI_ID_INVALID : '';

/** A saved card is passed on as its id, with an empty token (PAY-26). */
export const savedCardPayment = (card: SavedCard): CardPayment => ({
  kind: 'card',
  cardId: card.id,
  cardToken: '',
  providerCustomerId: card.providerCustomerId,
  cardInfo: card.cardInfo,
  billingAddressId: card.billingAddressId,
});

/** PAY-08 */
export const shownCard = (card: SavedCard) => ({
  id: card.id,
  brand: card.brand,
  lastDigits: card.lastDigits,
  holder: card.holder,
  expiry: formatExpiry(card),
});
