import type { NewAddress } from '../../../src/domain/customer/new-address';
import { LONG_NAME, LONG_WORD } from './texts';

export const TYPED_ADDRESS: NewAddress = {
  firstName: 'Ada',
  lastName: 'Miller',
  street1: '12 Harbor Street',
  street2: 'Apt 4',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
  nickname: 'Home',
  phone: '2125550142',
};

export const NO_ADDRESS: NewAddress = {
  firstName: '',
  lastName: '',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zipcode: '',
  nickname: '',
  phone: '',
};

export const LONG_ADDRESS: NewAddress = {
  ...TYPED_ADDRESS,
  firstName: LONG_WORD,
  lastName: LONG_NAME,
  street1: LONG_NAME,
  nickname: LONG_WORD,
};
