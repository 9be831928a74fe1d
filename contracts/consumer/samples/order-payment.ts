import type { CardPayment, PaymentChoice } from '../../../src/domain/checkout/payment-choice';
import { fromState, samples } from '../support/from-state';
import { draftBody } from './order-draft';

/** A saved card, and the payment part of an order's body. */
export const card: CardPayment = {
  kind: 'card',
  cardId: samples.cardId,
  cardToken: '',
  providerCustomerId: 'cus_jane501',
  cardInfo: 'Visa ending in 4242',
  billingAddressId: samples.billingAddressId,
};
export const cardBody = {
  ...draftBody,
  payment_method: 2,
  card_id: fromState('cardId'),
  customer_stripe_id: 'cus_jane501',
  card_info: 'Visa ending in 4242',
  card_token: '',
};

export const onDelivery: PaymentChoice = { kind: 'pod' };
export const onDeliveryBody = { ...draftBody, payment_method: 4 };

export const byUpi = (upiId: string): PaymentChoice => ({ kind: 'upi', upiId });
export const upiBody = (upi_address: string) => ({ ...draftBody, payment_method: 3, upi_address });

/** A new key for every attempt to place an order. */
export const attempt = { 'Idempotency-Key': samples.attemptKey };
