import type { components } from '@cork-and-petal/sdk/schema';
import { cardInfo } from '../../../domain/customer/payment-card';
import type { SavedCard } from '../../../domain/customer/saved-card';

/** A saved card in checkout and account (ENT-35, ENT-36). */
export function cardToWire(card: SavedCard): components['schemas']['SavedCard'] {
  return {
    id: card.id,
    customer_stripe_id: card.providerCustomerId,
    card_info: cardInfo(card),
    card_no: card.last4,
    brand: card.brand,
    name: card.holderName,
    card_exp_month: card.expMonth,
    card_exp_year: card.expYear,
    address: { billing_address_id: card.billingAddressId === null ? '' : String(card.billingAddressId) },
  };
}
