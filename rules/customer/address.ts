import { required } from '../shared/required';
import { zipcodeProblem } from '../shared/zipcode';
import { phoneProblem } from './phone';
import { isUsState } from './us-states';
import { customerRuleTexts } from './texts';

/** Each field of the address form; the second line of the street alone may be blank (ADDR-23..36, X-094). */
export const ADDRESS_RULES = {
  firstName: required(customerRuleTexts.firstNameRequired),
  lastName: required(customerRuleTexts.lastNameRequired),
  street1: required(customerRuleTexts.addressRequired),
  zipcode: (typed: string) => zipcodeProblem(typed, 'Zipcode'),
  city: required(customerRuleTexts.cityRequired),
  /** A two-letter code from the list (ENT-47). */
  state: (typed: string) => (isUsState(typed.trim().toUpperCase()) ? null : customerRuleTexts.stateRequired),
  nickname: required(customerRuleTexts.nicknameRequired),
  phone: phoneProblem,
};

/** The same, with two messages in lower case (ADDR-43..45). */
export const BILLING_ADDRESS_RULES: typeof ADDRESS_RULES = {
  ...ADDRESS_RULES,
  firstName: required(customerRuleTexts.billingFirstNameRequired),
  lastName: required(customerRuleTexts.billingLastNameRequired),
};

/** The city is not the one that the zip directory knows for the zipcode (ADDR-37). */
export const CITY_MISMATCH = customerRuleTexts.cityMismatch;
