import type { NewAddress } from '../../src/domain/customer/new-address';
import { refused } from '../../src/domain/shared/failure';
import { ok } from '../../src/domain/shared/result';
import { address, newAddress, newAddressBody, wireAddress } from './samples/address';
import { contract } from './support/contract';
import { signedOut } from './support/answers';
import { fromState } from './support/from-state';
import { regex } from './support/matchers';
import { aGuest, aMember, aMemberWhoClaimsToBe } from './support/callers';

const outcome = contract('customer');

const token = { api_token: fromState('token') };
const own = { customerid: fromState('customerId') };
const listBody = { ...token, ...own, address_type: 'shipping' };

const listAddresses = outcome.with({
  as: aMember,
  call: 'listAddresses',
  when: ({ addressBook }) => addressBook.shippingAddresses(),
});

listAddresses('two addresses, one of them primary [BD-30, API-30] [ENT-30]', {
  given: 'a customer with two shipping addresses exists',
  query: own,
  body: listBody,
  answer: { code: 1, data: [wireAddress(true), wireAddress(false)] },
  result: ok([address(true), address(false)]),
});

listAddresses('no address yet [BD-30]', {
  given: 'a customer without addresses exists',
  query: own,
  body: listBody,
  answer: { code: -1, data: [] },
  result: ok([]),
});

listAddresses('the addresses of somebody else [BD-30, BDG-02]', {
  given: 'a registered customer jane@example.com exists',
  as: aMemberWhoClaimsToBe('999'),
  query: { customerid: '999' },
  body: { ...token, customerid: '999', address_type: 'shipping' },
  ...signedOut(),
});

const shippingBody = { ...token, ...newAddressBody, default_address: '1', address_type: 'shipping' };
const billingBody = {
  ...token,
  ...newAddressBody,
  billing_address: '1',
  email: 'jane@example.com',
  dob: '',
  address_type: 'billing',
};
const added = { code: 1, address_id: regex('\\d+', '704') };

const addAddress = outcome.with({ as: aMember, call: 'addAddress', query: own });

addAddress('a shipping address of a member [BD-31, API-31] [GEN-32] [CONST-38] [CONST-39] [ENT-32]', {
  given: 'a signed-in customer exists',
  body: shippingBody,
  answer: added,
  when: ({ addressBook }) => addressBook.addShipping(newAddress, true),
  result: ok('704'),
});

addAddress('a billing address of a member [BD-31] [GEN-32] [API-31] [ENT-33] [ENT-34]', {
  given: 'a signed-in customer exists',
  body: billingBody,
  answer: added,
  when: ({ addressBook }) => addressBook.addBilling(newAddress, 'jane@example.com'),
  result: ok('704'),
});

addAddress('a shipping address of a guest [BD-31] [CONST-38]', {
  given: 'a guest session exists',
  as: aGuest,
  body: { ...shippingBody, default_address: '0' },
  answer: added,
  when: ({ addressBook }) => addressBook.addShipping(newAddress, false),
  result: ok('704'),
});

const refusedFields: [string, Partial<NewAddress>, object, string][] = [
  ['no first name', { firstName: '' }, { first_name: '' }, 'First name is required.'],
  ['no street', { street1: '' }, { street1: '' }, 'Address is required.'],
  ['a short zipcode', { zipcode: '1000' }, { zipcode: '1000' }, 'Must be exactly 5 digit'],
  ['a short phone number', { phone: '212555' }, { telephone: '212555' }, 'Must be exactly 10 digit'],
  [
    'a city of another zipcode',
    { city: 'Albany' },
    { city: 'Albany' },
    "Your Zipcode and City Value Doesn't match.Please Fix and Try Again",
  ],
];

for (const [title, change, sent, message] of refusedFields) {
  addAddress(`${title} [BD-31]`, {
    given: 'a signed-in customer exists',
    body: { ...shippingBody, ...sent },
    answer: { code: -1, message },
    when: ({ addressBook }) => addressBook.addShipping({ ...newAddress, ...change }, true),
    result: refused(message),
  });
}

addAddress('a refusal without a message [BD-31]', {
  given: 'a call fails on purpose',
  params: { operationId: 'addAddress', kind: 'refusal' },
  body: shippingBody,
  answer: { code: -1 },
  when: ({ addressBook }) => addressBook.addShipping(newAddress, true),
  result: refused(''),
});
