import type { addresses, savedCards } from '../../backend/src/adapters/postgres/schema';
import { JANE, MARK, NORA, THEO } from './people';

type AddressRow = typeof addresses.$inferInsert;
type Where = readonly [street1: string, street2: string, city: string, state: string, zipcode: string];

const HOME: Where = ['315 W 30th St', 'Apt 4B', 'New York', 'NY', '10001'];
const COAST: Where = ['88 Howard St', 'Unit 1207', 'San Francisco', 'CA', '94105'];

/** An address; `createdAt` is set when the data is created. */
export type DemoAddress = Omit<AddressRow, 'createdAt'>;

function address(id: number, customerId: number, kind: 'shipping' | 'billing', nickname: string, name: readonly [string, string], where: Where, telephone: string, isDefault = false): DemoAddress {
  const [street1, street2, city, state, zipcode] = where;
  const [firstName, lastName] = name;
  return { id, customerId, kind, nickname, firstName, lastName, street1, street2, city, state, zipcode, country: 'US', telephone, isDefault };
}

const JANE_NAME = ['Jane', 'Alder'] as const;

export const ADDRESSES: readonly DemoAddress[] = [
  // DEMO-50: the primary one at 10001, the other at 94105.
  address(1, JANE, 'shipping', 'Home', JANE_NAME, HOME, '2125550150', true),
  address(2, JANE, 'shipping', 'The coast', JANE_NAME, COAST, '4155550150'),
  address(3, JANE, 'billing', 'Home', JANE_NAME, HOME, '2125550150'),
  // DEMO-51: the primary address is at 94105 while he shops at 10001.
  address(4, MARK, 'shipping', 'Office', ['Mark', 'Okafor'], ['201 Mission St', 'Floor 9', 'San Francisco', 'CA', '94105'], '4155550151', true),
  address(5, NORA, 'shipping', 'Home', ['Nora', 'Quill'], ['26 Bank St', '', 'New York', 'NY', '10014'], '2125550153', true),
  address(6, THEO, 'shipping', 'Home', ['Theo', 'Marsh'], ['410 E 13th St', 'Apt 2', 'New York', 'NY', '10009'], '2125550155', true),
];

type CardRow = Omit<typeof savedCards.$inferInsert, 'createdAt'>;

/** Test cards of the card provider; the name in the id says how the sandbox treats it. */
export const SAVED_CARDS: readonly CardRow[] = [
  { id: 'card_visa_demo', customerId: JANE, providerCustomerId: 'cus_demo_jane', brand: 'Visa', last4: '4242', expMonth: 8, expYear: 2031, holderName: 'Jane Alder', billingAddressId: 3, listed: true },
  { id: 'card_mastercard_demo', customerId: JANE, providerCustomerId: 'cus_demo_jane', brand: 'Mastercard', last4: '4444', expMonth: 2, expYear: 2030, holderName: 'Jane Alder', billingAddressId: 3, listed: true },
];
