import type { Services } from '../services';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../postgres/database';
import { carts, stores } from '../../postgres/schema';
import type { CartKind } from '../../../domain/cart/cart';
import { requireSession, type Operations } from '../operation';
import { isUpiId } from '../../../application/checkout/upi-gateway.port';
import { listCards } from '../../postgres/customer/card.repository';
import { toWireCard } from '../customer/card.wire';
import { paymentChoices } from '../../../domain/checkout/payment-choices';
import { RemoveCardService } from '../../../application/customer/remove-card.service';
import { SaveCardService } from '../../../application/customer/save-card.service';

/** The card provider's key, payment methods, saving and removing cards, UPI ids: BD-01, BD-36, BD-39, BD-40, BD-47. */
export function cardOperations({ db, clock, cards: gateway, upi, settings }: Services): Operations {
  const cards = new SaveCardService(db, clock, gateway);
  const removal = new RemoveCardService(db, gateway);
  return {
    getPublishableKey: async () => {
      const key = settings.publishableKey ?? (await storedKey(db));
      return key
        ? { code: 1, data: { publishable_key: key } }
        : { code: -1, message: 'Card payment is not set up.' };
    },
    listPaymentMethods: async (call) => {
      const { customerId } = requireSession(call);
      const kind = await cartKind(db, call.body.cart_id, customerId);
      if (!kind) return { code: -1, message: 'This cart does not exist.' };
      const saved = await listCards(db, customerId);
      return { code: 1, data: saved.map(toWireCard), payment_method: paymentChoices(kind) };
    },
    saveCard: async (call) => {
      const { card_token: tokens, billing_address: address, wants_to_add_card: keep } = call.body;
      const [first = '', second = ''] = tokens;
      const outcome = await cards.save({
        session: requireSession(call),
        tokens: [first, second],
        billingAddressId: address.billing_address_id,
        wantsToKeep: keep === 1,
      });
      if (outcome.kind === 'refused')
        return { code: -1, data: outcome.message === undefined ? {} : { message: outcome.message } };
      const { cardId, providerCustomerId } = outcome.card;
      return {
        code: 1,
        data: [
          { id: cardId, customer: providerCustomerId, metadata: { address_id: String(outcome.addressId) } },
        ],
      };
    },
    removeCard: async (call) => {
      const { customerId } = requireSession(call);
      return (await removal.remove(customerId, call.body.card_id))
        ? { code: 1, message: 'Card removed.' }
        : { code: -1, message: 'This card does not exist.' };
    },
    // An id of another form cannot exist; do not ask the provider.
    verifyUpi: async ({ body }) => {
      const isValid = isUpiId(body.upi_id) && (await upi.knows(body.upi_id));
      return { isVPAValid: isValid ? 1 : 0 };
    },
  };
}

/** The store's own key, used if the deployment sets none; empty means no card payments (DEMO-49). */
async function storedKey(db: Database): Promise<string | null | undefined> {
  const [store] = await db.select({ key: stores.publishableKey }).from(stores).where(eq(stores.id, 1));
  return store?.key;
}

/** The kind of the customer's cart, or of a cart without an owner; undefined for any other. */
async function cartKind(db: Database, cartId: string, customerId: number): Promise<CartKind | undefined> {
  const mine = or(eq(carts.customerId, customerId), isNull(carts.customerId));
  const [cart] = await db
    .select({ kind: carts.kind })
    .from(carts)
    .where(and(eq(carts.id, cartId), mine));
  return cart?.kind;
}
