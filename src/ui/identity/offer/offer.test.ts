import { anIdentity } from '../../../../tests/support/builders/identity';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { MemberRegistered } from '../../../application/customer/member-registered.event';
import { AppEvents } from '../../../application/shared/app-events';
import { AccountIdentityViewModel } from './account-identity.view-model';
import { IdentityOfferStore } from './identity-offer.store';

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

it.each([
  [{ isVerified: true, isFaceCheckRequired: false }, true, ''],
  [
    { isVerified: true, isFaceCheckRequired: true },
    true,
    'Before each order you will be asked for a selfie.',
  ],
  [{ isVerified: false, isFaceCheckRequired: true }, false, ''],
])(
  'My Account says that the check is done, and what is still asked for: %p',
  async (status, isVerified, reminder) => {
    const shop = new FakeShop();
    shop.identityChecks.identity = anIdentity(status);
    const account = shop.get(AccountIdentityViewModel);
    expect(account.isVerified).toBe(false);
    await account.load();
    expect(account).toMatchObject({ isVerified, reminder });
  },
);

it('My Account offers nothing when it does not know [X-075]', async () => {
  const shop = new FakeShop();
  shop.identityChecks.outage.begin();
  const account = shop.get(AccountIdentityViewModel);
  await account.load();
  expect([account.isOffered, account.isVerified]).toEqual([false, false]);
});

it('the check is offered nowhere without the call to which selfies are sent', async () => {
  const shop = new FakeShop();
  shop.optionalCalls.delete('createSelfieUploadLink');
  shop.identityChecks.isOffered = false;
  shop.identityChecks.identity = anIdentity({ isVerified: false });
  const account = shop.get(AccountIdentityViewModel);
  await account.load();
  shop.get(AppEvents).publish(new MemberRegistered());
  expect([account.isOffered, shop.get(IdentityOfferStore).isDue]).toEqual([false, false]);
});

describe('a customer who has just registered', () => {
  it('is offered the check until they open or decline it [X-075]', () => {
    const shop = new FakeShop();
    const store = shop.get(IdentityOfferStore);
    expect(store.isDue).toBe(false);
    shop.get(AppEvents).publish(new MemberRegistered());
    expect(store.isDue).toBe(true);
    store.dismiss();
    expect(store.isDue).toBe(false);
  });
});
