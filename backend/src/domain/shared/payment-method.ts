/** How an order is paid (PAY-37). */
export const CARD = 2;
export const UPI = 3;
export const ON_DELIVERY = 4;

export type PaymentMethod = typeof CARD | typeof UPI | typeof ON_DELIVERY;

export const PAYMENT_NAMES: Readonly<Record<PaymentMethod, string>> = {
  [CARD]: 'Credit/Debit/ATM cards',
  [UPI]: 'UPI',
  [ON_DELIVERY]: 'Payment on Delivery',
};

/** Also of an order whose method the shop no longer offers; blank if it never did. */
export const paymentName = (method: number): string =>
  (PAYMENT_NAMES as Readonly<Record<number, string>>)[method] ?? '';
