import type { addresses, savedCards } from '../../backend/src/adapters/postgres/schema';
import { JANE, MARK, NORA, THEO } from './people';

type AddressRow = typeof addresses.$inferInsert;

const HOME = { street1: '315 W 30th St', street2: 'Apt 4B', city: 'New York', state: 'NY', zipcode: '10001', telephone: '2125550150' } as const;
const COAST = { street1: '88 Howard St', street2: 'Unit 1207', city: 'San Francisco', state: 'CA', zipcode: '94105', telephone: '4155550150' } as const;

/** An address; `createdAt` is set when the data is created. */
type DemoAddress = Omit<AddressRow, 'createdAt'>;

const JANE_NAME = { firstName: 'Jane', lastName: 'Alder' } as const;

export const ADDRESSES: readonly DemoAddress[] = [
  // DEMO-50: the primary one at 10001, the other at 94105.
  { id: 1, customerId: JANE, kind: 'shipping', nickname: 'Home', ...JANE_NAME, ...HOME, country: 'US', isPrimary: true },
  { id: 2, customerId: JANE, kind: 'shipping', nickname: 'The coast', ...JANE_NAME, ...COAST, country: 'US', isPrimary: false },
  { id: 3, customerId: JANE, kind: 'billing', nickname: 'Home', ...JANE_NAME, ...HOME, country: 'US', isPrimary: false },
  // DEMO-51: the primary address is at 94105 while he shops at 10001.
  { id: 4, customerId: MARK, kind: 'shipping', nickname: 'Office', firstName: 'Mark', lastName: 'Okafor', street1: '201 Mission St', street2: 'Floor 9', city: 'San Francisco', state: 'CA', zipcode: '94105', country: 'US', telephone: '4155550151', isPrimary: true },
  { id: 5, customerId: NORA, kind: 'shipping', nickname: 'Home', firstName: 'Nora', lastName: 'Quill', street1: '26 Bank St', street2: '', city: 'New York', state: 'NY', zipcode: '10014', country: 'US', telephone: '2125550153', isPrimary: true },
  { id: 6, customerId: THEO, kind: 'shipping', nickname: 'Home', firstName: 'Theo', lastName: 'Marsh', street1: '410 E 13th St', street2: 'Apt 2', city: 'New York', state: 'NY', zipcode: '10009', country: 'US', telephone: '2125550155', isPrimary: true },
];

type CardRow = Omit<typeof savedCards.$inferInsert, 'createdAt'>;

/** Test cards of the card provider; the name in the id says how the sandbox treats it. */
export const SAVED_CARDS: readonly CardRow[] = [
  { id: 'card_visa_demo', customerId: JANE, providerCustomerId: 'cus_demo_jane', brand: 'Visa', last4: '4242', expMonth: 8, expYear: 2031, holderName: 'Jane Alder', billingAddressId: 3, listed: true },
  { id: 'card_mastercard_demo', customerId: JANE, providerCustomerId: 'cus_demo_jane', brand: 'Mastercard', last4: '4444', expMonth: 2, expYear: 2030, holderName: 'Jane Alder', billingAddressId: 3, listed: true },
];
