import type { CardPayment } from '../../../domain/checkout/payment-choice';
import { type SavedCard, shownExpiry } from '../../../domain/customer/saved-card';

/** CONST-04 */
const UPI_ID_LENGTH = 5;

/** PAY-30 */
export const UPI_PROBLEM = 'please provide valid UPI ID';

/** PAY-28; the provider's own check is a call of its own. */
export const upiProblem = (typed: string): string => (typed.trim().length < UPI_ID_LENGTH ? UPI_PROBLEM : '');

/** A saved card goes on with its id and an empty token (PAY-26). */
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
  expiry: shownExpiry(card),
});
