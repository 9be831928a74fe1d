import { Address, type AddressFacts } from '../../../src/domain/customer/address';
import type { Dashboard } from '../../../src/domain/customer/dashboard';
import type { NewAddress } from '../../../src/domain/customer/new-address';
import type { SavedCard } from '../../../src/domain/customer/saved-card';
import { Session } from '../../../src/domain/customer/session';

export const aMember = (name = 'Jane Doe'): Session => Session.member('tok_member', '501', name);

export const aGuest = (): Session => Session.guest('tok_guest', '900');

export const anAddress = (change: Partial<AddressFacts> = {}): Address =>
  Address.of({
    id: '71',
    nickname: 'Home',
    firstName: 'Jane',
    lastName: 'Doe',
    street1: '350 5th Avenue',
    street2: 'Floor 2',
    city: 'New York',
    state: 'NY',
    zipcode: '10001',
    phone: '2125550100',
    isPrimary: true,
    ...change,
  });

export const aNewAddress = (change: Partial<NewAddress> = {}): NewAddress => ({
  firstName: 'Jane',
  lastName: 'Doe',
  street1: '350 5th Avenue',
  street2: '',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
  nickname: 'Home',
  phone: '2125550100',
  ...change,
});

export const aSavedCard = (change: Partial<SavedCard> = {}): SavedCard => ({
  id: 'card_1',
  providerCustomerId: 'cus_1',
  cardInfo: 'visa 4242',
  lastDigits: '4242',
  brand: 'visa',
  holder: 'Jane Doe',
  expiryMonth: '4',
  expiryYear: '2031',
  billingAddressId: '72',
  ...change,
});

export const aDashboard = (change: Partial<Dashboard> = {}): Dashboard => ({
  name: 'Jane Doe',
  primaryAddress: '350 5th Avenue Floor 2, New York, NY 10001',
  email: 'jane@example.com',
  wantsNewsletter: false,
  wantsNotifications: true,
  cards: [aSavedCard()],
  ...change,
});
