import type { FulfilmentType } from '../../../domain/fulfilment/shipping-choice';

const TEXTS: Readonly<Record<FulfilmentType, string>> = {
  delivery: 'Pay when your order is delivered',
  'pick-up': 'Pay when you pick up your order',
  'dine-in': 'Pay at your visit: your drinks are in your wallet once you have paid',
};

/** What payment on delivery means for an order; one of prepaid drinks is paid already. */
export const deliveryPaymentText = (type: FulfilmentType | '', isPrepaid: boolean): string =>
  isPrepaid ? 'Your drinks are prepaid: there is nothing to pay' : TEXTS[type || 'delivery'];
