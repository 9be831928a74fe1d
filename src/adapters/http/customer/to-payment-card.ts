import type { components } from '@cork-and-petal/sdk';
import type { CardToSave } from '../../../application/customer/saved-cards.port';
import type { PaymentCard } from '../../../domain/customer/saved-card';
import { addressBody } from './to-address';

type Wire = components['schemas'];

/** The two tokens, the billing address by id and in full, and whether to save the card (API-39). */
export const toSaveCardBody = ({ tokens, billingAddressId, billingAddress, saveForLater }: CardToSave) => ({
  card_token: [tokens[0], tokens[1]] as [string, string],
  billing_address: {
    billing_address_id: billingAddressId,
    ...addressBody(billingAddress),
  },
  wants_to_add_card: saveForLater ? (1 as const) : (0 as const),
});

/** The saved card, ready to pay with: the second token is for the payment (PAY-25). */
export function toPaymentCard(wire: Wire['SaveCardAnswer'], card: CardToSave): PaymentCard | null {
  const [saved] = Array.isArray(wire.data) ? wire.data : [];
  if (!saved) return null;
  return {
    cardId: saved.id,
    cardToken: card.tokens[1],
    providerCustomerId: saved.customer,
    cardInfo: '',
    billingAddressId: saved.metadata?.address_id ?? card.billingAddressId,
  };
}
