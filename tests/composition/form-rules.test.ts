import fc from 'fast-check';
import { addressProblem } from '../../backend/src/domain/customer/address-rules';
import { emailProblem, resetEmailProblem } from '../../backend/src/domain/customer/email';
import { passwordProblem } from '../../backend/src/domain/customer/password-rules';
import { registrationProblem } from '../../backend/src/domain/customer/registration-rules';
import { AddressInput } from '../../src/application/customer/address.input';
import { BillingAddressInput } from '../../src/application/customer/billing-address.input';
import { ForgotPasswordInput } from '../../src/application/customer/forgot-password.input';
import { GuestEmailInput } from '../../src/application/customer/guest-email.input';
import { NewPasswordInput } from '../../src/application/customer/new-password.input';
import { RegistrationInput } from '../../src/application/customer/registration.input';
import { fieldErrors } from '../../src/application/shared/field-rules.input';
import type { NewAddress } from '../../src/domain/customer/new-address';
import { CalendarDate } from '../../src/domain/shared/calendar-date';
import { aNewAddress } from '../support/builders/customer';

/** Input that people, scripts and attackers may enter into a field. */
const HOSTILE = [
  ...['', ' ', '\t', '\u00a0', '\u200b', '0', '-1', '1e4', '0x1F', 'NaN', 'Infinity', '10001', ' 10001 '],
  ...['1000', '100011', '10001-1234', '10 001', '１００01', '٣٤٥٦٧', '2125550100', '+12125550100'],
  ...["' or 1=1 --", '<b>x</b>', '<script>alert(1)</script>', '../../etc/passwd', '{{7*7}}', '%00', 'null'],
  ...['ny', 'NY', ' NY', 'New York', 'ZZ', 'PR', 'jane@example.com', ' jane@example.com ', 'jane@'],
  ...[
    'jane@localhost',
    'jane..doe@example.com',
    'jane@example..com',
    '"jane"@example.com',
    'jané@example.com',
  ],
  ...['jane@exämple.com', 'a@b.co', 'jane@example.com.', 'jane@-example.com', 'jane@exam_ple.com', '@b.co'],
  ...['04/23/1990', '4/23/1990', '23/04/1990', '02/29/2024', '02/29/2023', '02/30/1990', '01/01/1900'],
  ...['12/31/1899', '06/01/2030', '06/02/2030', '12/31/9999', '1990-04-23', '12345678', '1234567'],
  ...['🍷🍷🍷🍷', '🍷🍷🍷🍷🍷🍷🍷🍷', '(212) 555-0100', 'undefined', 'jane@1.2.3.4'],
  ...['\ud800', 'jane\udc00@example.com', 'jane@\ud800.com', '\u0000'],
];

function americanDate(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

const typed = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  fc.string({ maxLength: 90 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'0123456789 -+.e/'), maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'ab1.@-_ +"'), maxLength: 20 }),
  fc.emailAddress(),
  fc
    .date({ min: new Date('1880-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map(americanDate),
);

type Says = (value: string) => string | undefined;

/** Form and backend agree on more than two hundred values. */
const agree = (form: Says, backend: Says) =>
  fc.assert(
    fc.property(typed, (value) => expect(form(value)).toBe(backend(value))),
    { numRuns: 400 },
  );

const written = aNewAddress();

/** As the backend reads it: trimmed, the state in upper case. */
function sent(address: NewAddress) {
  const trimmed = Object.entries(address).map(([name, text]: [string, string]) => [name, text.trim()]);
  const { phone, ...rest } = Object.fromEntries(trimmed) as Record<keyof NewAddress, string>;
  return { ...rest, state: rest.state.toUpperCase(), telephone: phone, country: 'US' };
}

describe('a form and the backend agree on any input', () => {
  const fields = Object.keys(written) as (keyof NewAddress)[];

  it.each(fields)('as %s of an address', (field) => {
    agree(
      (value) => fieldErrors(AddressInput.of({ ...written, [field]: value }))[field],
      (value) => addressProblem({ ...sent({ ...written, [field]: value }), kind: 'shipping' }),
    );
  });

  it.each(fields)('as %s of a billing address', (field) => {
    agree(
      (value) => fieldErrors(BillingAddressInput.of({ ...written, [field]: value }))[field],
      (value) => addressProblem({ ...sent({ ...written, [field]: value }), kind: 'billing' }),
    );
  });

  const NOW = new Date('2030-06-01T14:00:00Z');
  const someone = RegistrationInput.of({
    firstName: 'Nora',
    lastName: 'Newman',
    email: 'nora@example.com',
    password: 'eight-or-more',
    confirmPassword: 'eight-or-more',
    today: CalendarDate.of(2030, 6, 1),
  });
  const asSent = (input: RegistrationInput) => ({
    ...input,
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    email: input.email.trim(),
    dateOfBirth: input.dateOfBirth.trim(),
  });

  it.each(['firstName', 'lastName', 'email', 'password', 'confirmPassword', 'dateOfBirth'] as const)(
    'as %s of a registration',
    (field) => {
      const of = (value: string) => {
        const both = field === 'password' ? { confirmPassword: value } : {};
        return RegistrationInput.of({ ...someone, ...both, [field]: value });
      };
      agree(
        (value) => fieldErrors(of(value))[field],
        (value) => registrationProblem(asSent(of(value)), NOW),
      );
    },
  );

  it('as a new password', () => {
    agree(
      (value) => fieldErrors(NewPasswordInput.of({ newPassword: value, confirmPassword: value })).newPassword,
      (value) => passwordProblem(value, value),
    );
  });

  it("as a guest's e-mail", () => {
    agree(
      (value) => fieldErrors(GuestEmailInput.of({ email: value })).email,
      (value) => emailProblem(value) ?? undefined,
    );
  });

  it('as the e-mail of a password reset', () => {
    agree(
      (value) => fieldErrors(ForgotPasswordInput.of({ email: value })).email,
      (value) => resetEmailProblem(value) ?? undefined,
    );
  });
});
