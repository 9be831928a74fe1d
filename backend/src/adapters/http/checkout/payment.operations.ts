import { ListPaymentMethods } from '../../../application/checkout/list-payment-methods';
import { PaymentConfiguration } from '../../../application/checkout/payment-configuration.port';
import { isUpiId } from '../../../domain/checkout/upi-id';
import { refused } from '../../../domain/checkout/checkout-refusal';
import { cardToWire } from '../customer/card.wire';
import { type Operations, requireSession } from '../operation';
import type { Services } from '../services';

/** The card provider's key, payment methods, and UPI ids: BD-01, BD-40, BD-47. */
export function paymentOperations({ data, offered, upi, settings }: Services): Operations {
  const listPaymentMethods = new ListPaymentMethods(data, offered);
  const configuration = data.get(PaymentConfiguration);
  return {
    getPublishableKey: async () => {
      // An empty setting means no card payments, whatever the store has (DEMO-49).
      const key = offered.cards && (settings.publishableKey ?? (await configuration.publishableKey()));
      if (!key) throw refused({ kind: 'card-payment-not-configured' });
      return { code: 1, data: { publishable_key: key } };
    },
    listPaymentMethods: async (call) => {
      const session = requireSession(call);
      const { cards, choices } = await listPaymentMethods.execute(call.body.cart_id, session);
      return { code: 1, data: cards.map(cardToWire), payment_method: choices };
    },
    // An id of another form cannot exist; do not ask the provider.
    verifyUpi: async ({ body }) => {
      const isValid = offered.upi && isUpiId(body.upi_id) && (await upi.knows(body.upi_id));
      return { isVPAValid: isValid ? 1 : 0 };
    },
  };
}
