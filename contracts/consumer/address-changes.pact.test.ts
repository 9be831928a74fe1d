import type { NewAddress } from '../../src/domain/customer/new-address';
import { type Failed, ok } from '../../src/domain/shared/result';
import { type Refused, refused } from '../../src/domain/shared/failure';
import type { ProviderState } from '../states';
import { newAddress } from './samples/address';
import { contract } from './support/contract';
import { refusing, refusingInList, signedOut } from './support/answers';
import { fromState, samples } from './support/from-state';
import { aMember, aMemberWhoClaimsToBe } from './support/callers';

const outcome = contract('address-changes');
const updateAddress = outcome.with({ as: aMember, call: 'updateAddress' });
const deleteAddress = outcome.with({ as: aMember, call: 'deleteAddress' });
const setDefaultAddress = outcome.with({ as: aMember, call: 'setDefaultAddress' });

const TWO: ProviderState = 'a customer with two shipping addresses exists';
const NONE: ProviderState = 'address 9999 does not exist';
const NOT_THERE = 'This address does not exist.';
const notThere = refusing(NOT_THERE);
const done = { code: 1 };
const token = { api_token: fromState('token') };
const { addressId, otherAddressId } = samples;

/** Zipcode and street, under the names that this call uses. */
const changeBody = {
  ...token,
  address_id: fromState('addressId'),
  street: '350 5th Avenue\nFloor 20',
  first_name: 'Jane',
  last_name: 'Doe',
  postcode: '10001',
  city: 'New York',
  state: 'NY',
  telephone: '2125550100',
};

updateAddress('an address of two lines [BD-32, API-32]', {
  given: TWO,
  body: changeBody,
  answer: done,
  when: ({ addressBook }) => addressBook.change(addressId, newAddress),
  result: ok(null),
});

updateAddress('an address of one line [BD-32, X-095]', {
  given: TWO,
  body: { ...changeBody, street: '350 5th Avenue\n' },
  answer: done,
  when: ({ addressBook }) => addressBook.change(addressId, { ...newAddress, street2: '' }),
  result: ok(null),
});

updateAddress('an address that is unknown or belongs to somebody else [BD-32]', {
  given: NONE,
  body: { ...changeBody, address_id: '9999' },
  ...notThere,
  when: ({ addressBook }) => addressBook.change('9999', newAddress),
});

const refusedFields: [string, Partial<NewAddress>, object, string][] = [
  ['a short zipcode', { zipcode: '1000' }, { postcode: '1000' }, 'Must be exactly 5 digit'],
  [
    'a city of another zipcode',
    { city: 'Albany' },
    { city: 'Albany' },
    "Your Zipcode and City Value Doesn't match.Please Fix and Try Again",
  ],
];

for (const [title, change, sent, message] of refusedFields) {
  updateAddress(`${title} [BD-32]`, {
    given: TWO,
    body: { ...changeBody, ...sent },
    answer: { code: -1, message },
    when: ({ addressBook }) => addressBook.change(addressId, { ...newAddress, ...change }),
    result: refused(message),
  });
}

deleteAddress('an address that is deleted [BD-33, API-33]', {
  given: TWO,
  body: { address_id: fromState('otherAddressId') },
  answer: done,
  when: ({ addressBook }) => addressBook.remove(otherAddressId),
  result: ok(null),
});

deleteAddress('an address that is unknown or belongs to somebody else [BD-33]', {
  given: NONE,
  body: { address_id: '9999' },
  ...notThere,
  when: ({ addressBook }) => addressBook.remove('9999'),
});

const own = { customer_id: fromState('customerId') };

setDefaultAddress('another address as the primary one [BD-34, API-34]', {
  given: TWO,
  body: { ...own, address_id: fromState('otherAddressId') },
  answer: [done],
  when: ({ addressBook }) => addressBook.makePrimary(otherAddressId),
  result: ok(null),
});

setDefaultAddress('an address that is unknown or belongs to somebody else [BD-34]', {
  given: NONE,
  body: { ...own, address_id: '9999' },
  ...refusingInList(NOT_THERE),
  when: ({ addressBook }) => addressBook.makePrimary('9999'),
});

setDefaultAddress('a customer who is not the one that the token belongs to [BD-34, X-085]', {
  given: TWO,
  as: aMemberWhoClaimsToBe('999'),
  body: { customer_id: '999', address_id: fromState('otherAddressId') },
  ...signedOut(),
  when: ({ addressBook }) => addressBook.makePrimary(otherAddressId),
});

const silently = (operationId: string) =>
  ({ given: 'a call fails on purpose', params: { operationId, kind: 'refusal' }, as: aMember }) as const;
const silence: Failed<Refused> = refused('');

outcome('a refusal without a message [BD-32]', {
  ...silently('updateAddress'),
  call: 'updateAddress',
  body: { ...changeBody, address_id: addressId },
  answer: { code: -1 },
  when: ({ addressBook }) => addressBook.change(addressId, newAddress),
  result: silence,
});

outcome('a refusal without a message [BD-33]', {
  ...silently('deleteAddress'),
  call: 'deleteAddress',
  body: { address_id: addressId },
  answer: { code: -1 },
  when: ({ addressBook }) => addressBook.remove(addressId),
  result: silence,
});

outcome('a refusal without a message [BD-34]', {
  ...silently('setDefaultAddress'),
  call: 'setDefaultAddress',
  body: { ...own, address_id: addressId },
  answer: [{ code: -1 }],
  when: ({ addressBook }) => addressBook.makePrimary(addressId),
  result: silence,
});
