import type { components } from '@cork-and-petal/sdk';
import type { SavedCard } from '../../../domain/customer/saved-card';

/** ENT-35 */
export const toSavedCard = (wire: components['schemas']['SavedCard']): SavedCard => ({
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
