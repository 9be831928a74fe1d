import { zipcodeProblem } from '../../../../rules/shared/zipcode';
import type { AddressKind } from './address-kind';
import { US_STATES } from './us-states';

/** An address as it was typed, without the blanks around. */
export interface AddressForm {
  kind: AddressKind;
  nickname: string;
  firstName: string;
  lastName: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  telephone: string;
}

export const CITY_MISMATCH = "Your Zipcode and City Value Doesn't match.Please Fix and Try Again";

type Check = (form: AddressForm) => string | undefined;

/** The rules of the form, in its order, with its texts (C§5, X-024, X-094). */
const CHECKS: readonly Check[] = [
  ({ firstName, kind }) =>
    required(firstName, kind === 'billing' ? 'first name is required.' : 'First name is required.'),
  ({ lastName, kind }) =>
    required(lastName, kind === 'billing' ? 'last name is required.' : 'Last name is required.'),
  ({ street1 }) => required(street1, 'Address is required.'),
  ({ zipcode }) => zipcodeProblem(zipcode, 'Zipcode') ?? undefined,
  ({ city }) => required(city, 'City is required.'),
  ({ state }) => (US_STATES.has(state) ? undefined : 'State is required.'),
  ({ nickname }) => required(nickname, 'Address nickname is required.'),
  ({ telephone }) => telephoneProblem(telephone),
  ({ country }) => (country === 'US' ? undefined : 'We deliver in the US only.'),
];

/** What the form says about the first rule that is broken. */
export function addressProblem(form: AddressForm): string | undefined {
  for (const check of CHECKS) {
    const message = check(form);
    if (message !== undefined) return message;
  }
  return undefined;
}

function required(text: string, message: string): string | undefined {
  return text === '' ? message : undefined;
}

function telephoneProblem(telephone: string): string | undefined {
  if (telephone === '') return 'Phone is required.';
  if (!/^\d+$/.test(telephone)) return 'Phone  must be a number.';
  return telephone.length === 10 ? undefined : 'Must be exactly 10 digit';
}
