import type { PaymentMethod } from '../../../domain/checkout/payment-choice';

/** PAY-37 */
const METHODS: ReadonlyMap<number, PaymentMethod> = new Map([
  [2, 'card'],
  [3, 'upi'],
  [4, 'pod'],
]);

/** The methods that the backend names; others are ignored. */
export const toPaymentMethods = (wire: readonly { id?: number | string }[] = []): PaymentMethod[] =>
  wire.map(({ id }) => METHODS.get(Number(id))).filter((method) => method !== undefined);

export const paymentMethodId = (wanted: PaymentMethod): number =>
  [...METHODS].find(([, method]) => method === wanted)?.[0] ?? 0;
