import {
  aDashboard,
  aMember,
  anAddress,
  aNewAddress,
  aSavedCard,
} from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { settled } from '../../../../tests/support/settled';
import type { NewAddress } from '../../../domain/customer/new-address';
import { MyAccountViewModel } from './my-account.view-model';

describe('my account', () => {
  it('only logs that the addresses cannot be read [ERR-13]', async () => {
    const { account, shop } = await loaded((fakes) => fakes.addressBook.outage.begin());
    expect(account.state).toMatchObject({
      status: 'ready',
      addresses: { status: 'failed', addresses: [] },
    });
    expect(shop.log.warnings).toHaveLength(1);
    expect([shop.notifier.failures, shop.notifier.alerts]).toEqual([[], []]);
    shop.addressBook.outage.end();
    shop.addressBook.addresses = [home];
    await account.addresses.load();
    expect(account.addresses.state).toMatchObject({ status: 'ready', addresses: [{ id: '71' }] });
  });
});

describe('the password', () => {
  it('is changed through an emailed link, which is requested once [ACCT-04] [PWD-01]', async () => {
    const { account, shop } = await loaded();
    await Promise.all([account.password.submit(), account.password.submit()]);
    expect(account.state).toMatchObject({ password: { sentText: shop.passwordResets.sentText } });
    expect(shop.passwordResets.requests).toMatchObject([{ email: shop.accounts.account.email }]);
  });

  it('says why no link comes, and offers it again [PWD-02]', async () => {
    const { account, shop } = await loaded();
    shop.passwordResets.refusalText = 'Too many attempts.';
    await account.password.submit();
    expect(account.state).toMatchObject({ password: { problem: 'Too many attempts.', sentText: '' } });
  });

  it('is not shown for a customer without a name, nor are cards [ACCT-14]', async () => {
    const { account } = await loaded((shop) => (shop.accounts.account = aDashboard({ name: '' })));
    expect(account.state).toMatchObject({ password: null, cards: null });
  });
});

describe('the switches', () => {
  it('show the saved preferences, and save changes [ACCT-05] [ACCT-06] [ROLE-08] [X-088] [NET-13]', async () => {
    const { account, shop } = await loaded();
    expect(account.preferences.state).toEqual({ wantsNotifications: true, wantsNewsletter: false });
    await account.preferences.flip({ wantsNewsletter: true });
    expect(account.preferences.state).toEqual({ wantsNotifications: true, wantsNewsletter: true });
    expect(shop.accounts.account).toMatchObject({ wantsNotifications: true, wantsNewsletter: true });
    expect(shop.notifier.successes).toEqual(['Updated SuccessFully']);
  });

  it('end in the state of the last change, however fast the changes are', async () => {
    const { account, shop } = await loaded();
    await Promise.all([
      account.preferences.flip({ wantsNewsletter: true }),
      account.preferences.flip({ wantsNotifications: false }),
      account.preferences.flip({ wantsNewsletter: false }),
    ]);
    const last = { wantsNotifications: false, wantsNewsletter: false };
    expect(account.preferences.state).toEqual(last);
    expect(shop.accounts.account).toMatchObject(last);
  });

  it('are reset, and say why, when they cannot be saved', async () => {
    const { account, shop } = await loaded();
    shop.accounts.outage.begin();
    await account.preferences.flip({ wantsNotifications: false });
    expect(account.preferences.state.wantsNotifications).toBe(true);
    expect(shop.notifier.failures).toEqual(['You are not connected to internet']);
    expect(shop.notifier.successes).toEqual([]);
  });
});

describe('the cards of the account', () => {
  it('lose a card that is deleted [ACCT-15] [ROLE-07]', async () => {
    const { account, shop } = await withCards();
    account.cards.askToRemove('card_1');
    expect(account.cards.state.confirmation?.title).toBe('Visa ending in 4242');
    await account.cards.remove();
    expect(account.cards.state).toMatchObject({ cards: [{ id: 'card_2' }], confirmation: undefined });
    expect(shop.savedCards.cards.map(({ id }) => id)).toEqual(['card_2']);
  });

  it('remove one that was already deleted when the answer was lost [ACCT-15]', async () => {
    const { account, shop } = await withCards();
    account.cards.askToRemove('card_1');
    shop.savedCards.refusal = 'This card does not exist.';
    shop.accounts.account = aDashboard({ cards: [aSavedCard({ id: 'card_2' })] });
    await account.cards.remove();
    expect(account.cards.state.cards.map(({ id }) => id)).toEqual(['card_2']);
    expect([shop.notifier.alerts, shop.notifier.successes]).toEqual([[], ['Updated SuccessFully']]);
  });

  it('stay when the deletion is not confirmed', async () => {
    const { account, shop } = await withCards();
    account.cards.askToRemove('card_1');
    account.cards.cancelDelete();
    await account.cards.remove();
    expect(account.cards.state).toMatchObject({ cards: [{}, {}], confirmation: undefined });
    expect(shop.savedCards.cards).toHaveLength(2);
  });

  it.each([
    ['This card does not exist.', 'This card does not exist.'],
    ['', 'something went wrong'],
  ])('stay when the backend refuses with "%s", with "%s" in an alert [ACCT-16]', async (message, shown) => {
    const { account, shop } = await withCards();
    shop.savedCards.refusal = message;
    account.cards.askToRemove('card_1');
    await account.cards.remove();
    expect(shop.notifier.alerts).toEqual([shown]);
    expect(account.cards.state).toMatchObject({ cards: [{}, {}], confirmation: undefined });
  });

  it('include one that is added in the card form, which is saved with the chosen billing address [ACCT-13] [PAY-17] [ROLE-10]', async () => {
    const { account, shop } = await withCards();
    const { cards } = account;
    cards.add();
    await settled();
    expect(cards.state.newCard).toMatchObject({ status: 'ready', canSaveForLater: false, shipping: null });
    cards.newCard.typeHolder('Jane Doe');
    shop.cardTokenizer.entry.complete();
    for (const [field, value] of Object.entries({ ...aNewAddress() }))
      cards.newCard.billing.change(field as keyof NewAddress, value);
    await settled();
    shop.accounts.account = aDashboard({ cards: [aSavedCard({ id: 'card_new' })] });
    await cards.submit();
    expect(shop.savedCards.saved).toMatchObject([{ saveForLater: true, billingAddress: aNewAddress() }]);
    expect(cards.state).toMatchObject({ newCard: null, cards: [{ id: 'card_new' }] });
    expect(shop.currentCheckout.get().facts.payment).toEqual({ kind: 'none' });
    expect(shop.cardTokenizer.entry.isClosed).toBe(true);
  });
});

const home = anAddress();

const withCards = () =>
  loaded((shop) => {
    const cards = [aSavedCard(), aSavedCard({ id: 'card_2' })];
    shop.accounts.account = aDashboard({ cards });
    shop.savedCards.cards = cards;
  });

async function loaded(arrange: (shop: FakeShop) => unknown = () => undefined) {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  arrange(shop);
  const account = shop.get(MyAccountViewModel);
  await account.load();
  return { shop, account };
}
