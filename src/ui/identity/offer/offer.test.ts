import { anIdentity } from '../../../../tests/support/builders/identity';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { AccountIdentityViewModel } from './account-identity.view-model';

it.each([
  [false, true],
  [true, false],
])('My Account offers the check while is_verified is %p: %p [X-075]', async (isVerified, isOffered) => {
  const shop = new FakeShop();
  shop.identityChecks.identity = anIdentity({ isVerified });
  const account = shop.get(AccountIdentityViewModel);
  await account.load();
  expect(account.isOffered).toBe(isOffered);
});

it('My Account offers nothing when it does not know [X-075]', async () => {
  const shop = new FakeShop();
  shop.identityChecks.outage.begin();
  const account = shop.get(AccountIdentityViewModel);
  await account.load();
  expect(account.isOffered).toBe(false);
});
