import { ADDRESS_RULES, BILLING_ADDRESS_RULES } from '../../../../rules/customer/address';
import type { AddressKind } from './address-kind';

/** An address as typed, trimmed. */
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

/** The form's message for the first rule that is broken, in the form's order (C§5, X-024, X-094). */
export function addressProblem(form: AddressForm): string | undefined {
  const rules = form.kind === 'billing' ? BILLING_ADDRESS_RULES : ADDRESS_RULES;
  const problems = [
    rules.firstName(form.firstName),
    rules.lastName(form.lastName),
    rules.street1(form.street1),
    rules.zipcode(form.zipcode),
    rules.city(form.city),
    rules.state(form.state),
    rules.nickname(form.nickname),
    rules.phone(form.telephone),
    form.country === 'US' ? null : 'We deliver in the US only.',
  ];
  return problems.find((problem) => problem !== null) ?? undefined;
}
