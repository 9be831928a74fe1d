import { fieldErrors, hasNoErrors } from '../shared/field-rules.input';
import { AddressInput } from './address.input';
import { BillingAddressInput } from './billing-address.input';
import { ForgotPasswordInput } from './forgot-password.input';
import { GuestEmailInput } from './guest-email.input';
import { NewPasswordInput } from './new-password.input';
import { RegistrationInput } from './registration.input';
import { SignInInput } from './sign-in.input';

describe('signing in', () => {
  it('requires both [AUTH-18] [AUTH-20]', () => {
    expect(fieldErrors(SignInInput.of({}))).toEqual({
      email: 'Email is required.',
      password: 'Password is required.',
    });
  });

  it('refuses a malformed e-mail and a short password [AUTH-19] [AUTH-21] [CONST-03]', () => {
    expect(fieldErrors(SignInInput.of({ email: 'jane', password: '1234567' }))).toEqual({
      email: 'Email must be in email format.',
      password: 'Password must be at least 8 characters.',
    });
  });

  it('accepts valid input [CONST-03]', () => {
    expect(
      hasNoErrors(fieldErrors(SignInInput.of({ email: ' jane@example.com ', password: '12345678' }))),
    ).toBe(true);
  });
});

describe('a forgotten password', () => {
  it.each([
    ['', 'Email is required.'],
    ['jane', 'Email must be in email format.'],
    [' jane@example.com ', undefined],
  ])('needs an e-mail address: %j gets the message %j [X-062]', (email, text) => {
    expect(fieldErrors(ForgotPasswordInput.of({ email })).email).toBe(text);
  });

  it('is replaced by a new one, typed twice [PWD-04] [PWD-06]', () => {
    expect(fieldErrors(NewPasswordInput.of({}))).toEqual({
      newPassword: 'New password is required.',
      confirmPassword: 'Confirm password is required.',
    });
  });

  it.each(['1234567', '🍷🍷🍷🍷'])(
    'is not replaced by %j, which is too short [PWD-05] [PWD-07] [CONST-03]',
    (short) => {
      expect(fieldErrors(NewPasswordInput.of({ newPassword: short, confirmPassword: short }))).toEqual({
        newPassword: 'Password must be at least 8 characters.',
        confirmPassword: 'Password must be at least 8 characters.',
      });
    },
  );

  it('accepts two that differ, which the backend refuses [PWD-08] [X-071]', () => {
    const typed = { newPassword: '12345678', confirmPassword: '87654321' };
    expect(hasNoErrors(fieldErrors(NewPasswordInput.of(typed)))).toBe(true);
  });
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

  it('presets the United States [AUTH-11]', () => {
    expect(RegistrationInput.of({}).country).toBe('US');
  });
});

describe('continuing as a guest', () => {
  it.each([
    ['', 'Email is required.'],
    ['nobody', 'must be in email format'],
    ['guest@example.com', undefined],
  ])('with the e-mail %p gets the message %p [GUEST-02] [GUEST-03]', (email, text) => {
    expect(fieldErrors(GuestEmailInput.of({ email })).email).toBe(text);
  });
});

describe('an address', () => {
  it('requires everything but the second line [ADDR-23] [ADDR-24] [ADDR-25] [ADDR-26] [ADDR-27] [ADDR-28] [ADDR-32] [ADDR-35] [ADDR-36]', () => {
    expect(fieldErrors(AddressInput.of({}))).toEqual({
      firstName: 'First name is required.',
      lastName: 'Last name is required.',
      street1: 'Address is required.',
      zipcode: 'Zipcode is required.',
      city: 'City is required.',
      state: 'State is required.',
      nickname: 'Address nickname is required.',
      phone: 'Phone is required.',
    });
  });

  it('checks zipcode and phone by their own rules [ADDR-29] [ADDR-30] [ADDR-31]', () => {
    const problems = (zipcode: string) => fieldErrors(AddressInput.of({ zipcode })).zipcode;
    expect(['12a45', '-1234', '123'].map(problems)).toEqual([
      'Zipcode must be a number.',
      'Must be a number.',
      'Must be exactly 5 digit',
    ]);
  });

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
