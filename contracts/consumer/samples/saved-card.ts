import type { SavedCard } from '../../../src/domain/customer/saved-card';
import { integer, regex, someText, string } from '../support/matchers';

/** A saved card (ENT-35). */
export const wireCard = {
  id: someText('card_visa_4242'),
  customer_stripe_id: someText('cus_jane501'),
  card_info: someText('Visa ending in 4242'),
  card_no: regex('\\d{4}', '4242'),
  brand: someText('Visa'),
  name: someText('Jane Doe'),
  card_exp_month: integer(8),
  card_exp_year: integer(2031),
  address: { billing_address_id: string('703') },
};

export const savedCard: SavedCard = {
  id: 'card_visa_4242',
  providerCustomerId: 'cus_jane501',
  cardInfo: 'Visa ending in 4242',
  lastDigits: '4242',
  brand: 'Visa',
  holder: 'Jane Doe',
  expiryMonth: '8',
  expiryYear: '2031',
  billingAddressId: '703',
};
