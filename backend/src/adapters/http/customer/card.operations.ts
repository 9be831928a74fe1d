import { refused } from '../../../domain/customer/customer-refusal';
import { RemoveCard } from '../../../application/customer/remove-card';
import { SaveCard } from '../../../application/customer/save-card';
import { idOf } from '../optional-id';
import { type Operations, requireSession } from '../operation';
import type { Services } from '../services';

/** Saving and removing a card: BD-36, BD-39. */
export function cardOperations({ data, clock, offered, cards }: Services): Operations {
  const saveCard = new SaveCard(data, clock, cards);
  const removeCard = new RemoveCard(data, cards);
  return {
    saveCard: async (call) => {
      if (!offered.cards) throw refused({ kind: 'card-payment-not-configured' });
      const { card_token: tokens, billing_address: address, wants_to_add_card: keep } = call.body;
      const [first = '', second = ''] = tokens;
      const { card, addressId } = await saveCard.execute({
        session: requireSession(call),
        tokens: [first, second],
        billingAddressId: idOf(address.billing_address_id),
        saveForLater: keep === 1,
      });
      const metadata = { address_id: String(addressId) };
      return { code: 1, data: [{ id: card.id, customer: card.providerCustomerId, metadata }] };
    },
    removeCard: async (call) => {
      await removeCard.execute(requireSession(call).customerId, call.body.card_id);
      return { code: 1, message: 'Card removed.' };
    },
  };
}
