import { anAddress } from '../support/builders/customer';
import { FakeAddressBook } from '../support/fakes/fake-address-book';
import { fakeHarness } from '../support/port-harness';
import { describeAddressBook } from './address-book.suite';

const aFake = (change: Partial<FakeAddressBook> = {}) => Object.assign(new FakeAddressBook(), change);

const parents = { id: '702', city: 'San Francisco', state: 'CA', zipcode: '94105', isPrimary: false };

describeAddressBook(
  'faked',
  fakeHarness({
    'a customer with two shipping addresses exists': () => ({
      port: aFake({ addresses: [anAddress(parents), anAddress()] }),
      values: { addressId: '71', otherAddressId: '702' },
    }),
    'a customer without addresses exists': () => aFake(),
    'address 9999 does not exist': () => aFake(),
    'a signed-in customer exists': () => aFake(),
    'a guest session exists': () => aFake(),
  }),
);
