import type { components } from '@cork-and-petal/sdk';
import type { SavedCard } from '../../../domain/customer/saved-card';

type WireCard = components['schemas']['SavedCard'];

/** Without those that have no id, which can be neither charged nor removed (ENT-35). */
export const toSavedCards = (wire: readonly WireCard[] | undefined): SavedCard[] =>
  (wire ?? []).filter(({ id }) => id).map(toSavedCard);

const toSavedCard = (wire: WireCard): SavedCard => ({
  id: wire.id,
  providerCustomerId: wire.customer_stripe_id ?? '',
  cardInfo: wire.card_info ?? '',
  lastDigits: wire.card_no ?? '',
  brand: wire.brand ?? '',
  holder: wire.name ?? '',
  expiryMonth: String(wire.card_exp_month ?? ''),
  expiryYear: String(wire.card_exp_year ?? ''),
  billingAddressId: wire.address?.billing_address_id ?? '',
});
