import { ADDRESS_RULES, BILLING_ADDRESS_RULES } from '../../../../rules/customer/address';
import type { AddressKind } from './address-kind';

/** An address as typed, trimmed. */
export interface AddressDetails {
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

/** The form's message for the first rule that is broken, in the form's order (C§5, X-024, X-094). */
export function addressProblem(details: AddressDetails): string | undefined {
  const rules = details.kind === 'billing' ? BILLING_ADDRESS_RULES : ADDRESS_RULES;
  const problems = [
    rules.firstName(details.firstName),
    rules.lastName(details.lastName),
    rules.street1(details.street1),
    rules.zipcode(details.zipcode),
    rules.city(details.city),
    rules.state(details.state),
    rules.nickname(details.nickname),
    rules.phone(details.telephone),
    details.country === 'US' ? null : 'We deliver in the US only.',
  ];
  return problems.find((problem) => problem !== null) ?? undefined;
}
