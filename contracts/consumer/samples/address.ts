import { aNewAddress, anAddress } from '../../../tests/support/builders/customer';
import { regex, someText, string } from '../support/matchers';

/** An address of the address book, as the wire returns it (ENT-30). */
export const wireAddress = (isPrimary: boolean) => ({
  address_id: string('701'),
  address_nickname: someText('Home'),
  firstname: someText('Jane'),
  lastname: someText('Doe'),
  street1: someText('350 5th Avenue'),
  street2: string('Floor 20'),
  city: someText('New York'),
  state: regex('[A-Z]{2}', 'NY'),
  zipcode: regex('\\d{5}', '10001'),
  telephone: regex('\\d{10}', '2125550100'),
  default_address: isPrimary ? '1' : '0',
});

export const address = (isPrimary: boolean) => anAddress({ id: '701', street2: 'Floor 20', isPrimary });

/** A new address, and the body that is sent for it (ENT-32). */
export const newAddress = aNewAddress({ street2: 'Floor 20' });

export const newAddressBody = {
  first_name: 'Jane',
  last_name: 'Doe',
  street1: '350 5th Avenue',
  street2: 'Floor 20',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
  nickname: 'Home',
  telephone: '2125550100',
  country: 'US',
};
