import { expect } from '@jest/globals';
import * as addresses from '../../sdk/examples/addresses';
import * as session from '../../sdk/examples/session';
import type { Scenario } from './scenario';

const aToken: unknown = expect.stringMatching(/^\S{20,}$/);
const TWO_ADDRESSES = 'a customer with two shipping addresses exists';

export const customerScenarios: readonly Scenario[] = [
  {
    call: 'signIn',
    given: 'a registered customer jane@example.com exists',
    run: session.signIn,
    result: aToken,
  },
  { call: 'register', given: 'no customer new@example.com exists', run: session.register, result: aToken },
  {
    call: 'startGuestSession',
    given: 'a visitor cart with two items exists',
    run: session.startGuestSession,
    result: aToken,
  },
  {
    call: 'requestPasswordReset',
    given: 'a registered customer jane@example.com exists',
    run: session.requestPasswordReset,
    result: 'If this email has an account, a link to set a new password is on its way.',
  },
  { call: 'changePassword', given: 'a valid reset token exists', run: session.changePassword, result: true },
  { call: 'signOut', given: 'a signed-in customer exists', run: session.signOut, result: true },
  {
    call: 'getDashboard',
    given: 'a signed-in customer exists',
    run: session.getDashboard,
    result: 'jane@example.com',
  },
  {
    call: 'listAddresses',
    given: TWO_ADDRESSES,
    run: addresses.listAddresses,
    result: ['350 5th Avenue, New York 10001', '1 Ferry Building, San Francisco 94105'],
  },
  {
    call: 'listAddressesByQuery',
    given: TWO_ADDRESSES,
    run: addresses.listAddressesByQuery,
    result: ['701', '702'],
  },
  { call: 'addAddress', given: 'a signed-in customer exists', run: addresses.addAddress, result: '1' },
  { call: 'updateAddress', given: TWO_ADDRESSES, run: addresses.updateAddress, result: true },
  { call: 'deleteAddress', given: TWO_ADDRESSES, run: addresses.deleteAddress, result: true },
  { call: 'setDefaultAddress', given: TWO_ADDRESSES, run: addresses.setDefaultAddress, result: true },
];
