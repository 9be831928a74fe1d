import { aDashboard } from '../support/builders/customer';
import { FakeAccounts } from '../support/fakes/fake-accounts';
import { fakeHarness } from '../support/port-harness';
import { describeAccounts, JANES_PASSWORD } from './accounts.suite';

const withCart = (change: Partial<FakeAccounts> = {}) => ({
  port: aFake(change),
  values: { cartId: 'crt_visitor' },
});

const aFake = (change: Partial<FakeAccounts> = {}) =>
  Object.assign(new FakeAccounts(), { passwords: { 'jane@example.com': JANES_PASSWORD } }, change);

describeAccounts(
  'faked',
  fakeHarness({
    'a registered customer jane@example.com exists': () => aFake(),
    'a registered customer jane@example.com exists and a guest cart exists': () =>
      withCart({ memberCart: { cartId: 'crt_member', unitCount: 6 } }),
    'a registered customer jane@example.com exists and a visitor cart exists': () => withCart(),
    'a visitor cart with two items exists': () => withCart(),
    'no cart exists': () => aFake(),
    'no customer nobody@example.com exists': () => aFake(),
    'no customer new@example.com exists': () => aFake(),
    'a signed-in customer with saved cards exists': () => aFake(),
    'a guest session exists': () => aFake({ account: aDashboard({ name: '', cards: [] }) }),
    'a signed-in customer exists': () => aFake(),
  }),
);
