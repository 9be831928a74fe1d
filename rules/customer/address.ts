import { required } from '../shared/required';
import { zipcodeProblem } from '../shared/zipcode';
import { phoneProblem } from './phone';
import { isUsState } from './us-states';

/** Each field of the address form; the second line of the street alone may be blank (ADDR-23..36, X-094). */
export const ADDRESS_RULES = {
  firstName: required('First name is required.'),
  lastName: required('Last name is required.'),
  street1: required('Address is required.'),
  zipcode: (typed: string) => zipcodeProblem(typed, 'Zipcode'),
  city: required('City is required.'),
  /** A two-letter code from the list (ENT-47). */
  state: (typed: string) => (isUsState(typed.trim().toUpperCase()) ? null : 'State is required.'),
  nickname: required('Address nickname is required.'),
  phone: phoneProblem,
};

/** The same, with two messages in lower case (ADDR-43..45). */
export const BILLING_ADDRESS_RULES: typeof ADDRESS_RULES = {
  ...ADDRESS_RULES,
  firstName: required('first name is required.'),
  lastName: required('last name is required.'),
};

/** The city is not the one that the zip directory knows for the zipcode (ADDR-37). */
export const CITY_MISMATCH = "Your Zipcode and City Value Doesn't match.Please Fix and Try Again";
