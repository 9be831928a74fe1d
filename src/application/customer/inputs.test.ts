import { fieldErrors, hasNoErrors } from '../shared/field-rules.input';
import { AddressInput } from './address.input';
import { BillingAddressInput } from './billing-address.input';
import { NewPasswordInput } from './new-password.input';
import { RegistrationInput } from './registration.input';
import { SignInInput } from './sign-in.input';

describe('signing in', () => {
  it('accepts valid input [CONST-03]', () => {
    expect(
      hasNoErrors(fieldErrors(SignInInput.of({ email: ' jane@example.com ', password: '12345678' }))),
    ).toBe(true);
  });
});

describe('a forgotten password', () => {
  it.each(['1234567', '🍷🍷🍷🍷'])(
    'is not replaced by %j, which is too short [PWD-05] [PWD-07] [CONST-03]',
    (short) => {
      expect(fieldErrors(NewPasswordInput.of({ newPassword: short, confirmPassword: short }))).toEqual({
        newPassword: 'Password must be at least 8 characters.',
        confirmPassword: 'Password must be at least 8 characters.',
      });
    },
  );
});

describe('registering', () => {
  it('requires names, e-mail and passwords [AUTH-22] [AUTH-23] [AUTH-24] [AUTH-26] [AUTH-28]', () => {
    expect(fieldErrors(RegistrationInput.of({}))).toEqual({
      firstName: 'First Name is required.',
      lastName: 'Last Name is required.',
      email: 'Email is required.',
      password: 'Password is required.',
      confirmPassword: 'Password is required.',
    });
  });

  it('rejects invalid input [AUTH-25] [AUTH-27] [AUTH-29] [AUTH-09]', () => {
    const typed = {
      firstName: 'J',
      lastName: 'D',
      email: 'x@',
      password: 'short',
      confirmPassword: 'other',
      dateOfBirth: '31/12/1990',
    };
    expect(fieldErrors(RegistrationInput.of(typed))).toEqual({
      email: 'must be in email format',
      password: 'Password is too short - should be 8 chars minimum.',
      confirmPassword: 'Passwords must match',
      dateOfBirth: 'Date of birth must be MM/DD/YYYY.',
    });
  });
});

describe('an address', () => {
  it('has two messages in lower case for billing, and otherwise the same rules [ADDR-43] [ADDR-44] [ADDR-45]', () => {
    const names = { firstName: 'first name is required.', lastName: 'last name is required.' };
    expect(fieldErrors(BillingAddressInput.of({}))).toEqual({
      ...fieldErrors(AddressInput.of({})),
      ...names,
    });
    for (const zipcode of ['12a45', '-1234', '123'])
      for (const phone of ['12a', '123']) {
        const typed = { zipcode, phone, state: 'XX' };
        expect(fieldErrors(BillingAddressInput.of(typed))).toEqual({
          ...fieldErrors(AddressInput.of(typed)),
          ...names,
        });
      }
  });
});
